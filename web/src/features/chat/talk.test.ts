import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/http.ts';
import { Talk } from './talk.ts';
import type { ChatNews, ChatRequest } from '../../api/lobby.ts';

/** A socket in the hands of the test. */
class Wire {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  hears(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function talking() {
  const wires: Wire[] = [];
  const handlers = { news: vi.fn(), connection: vi.fn(), shut: vi.fn() };
  const open = () => {
    wires.push(new Wire());
    return wires.at(-1) as unknown as WebSocket;
  };
  let ids = 0;
  const talk = new Talk<ChatNews, ChatRequest>('ws://server/ws/chat/lobby', handlers, { open, random: () => 0 }, () => `id${(ids += 1)}`);
  talk.open();
  wires[0].opens();
  return { talk, handlers, wires };
}

const refused = (id: string | null, error: string) => ({ type: 'refused', id, version: 0, error: { id: error, params: {}, cells: [] } });

describe('a talk', () => {
  it('has what is asked answered', async () => {
    const { talk, wires } = talking();
    const answer = talk.ask({ type: 'say', text: 'hello' });
    expect(wires[0].sent.at(-1)).toEqual({ type: 'say', text: 'hello', id: 'id1' });
    wires[0].hears({ type: 'accepted', id: 'id1', version: 7 });
    expect((await answer).version).toBe(7);
  });

  it('throws what is refused', async () => {
    const { talk, wires } = talking();
    const answer = talk.ask({ type: 'say', text: 'hello' });
    wires[0].hears(refused('id1', 'chat.repeated'));
    await expect(answer).rejects.toEqual(new ApiError({ id: 'chat.repeated', params: {}, cells: [] }, 0));
  });

  it('asks again under the same name when the connection is back', async () => {
    const { talk, wires } = talking();
    const answer = talk.ask({ type: 'say', text: 'hello' });
    talk.open();
    wires[1].opens();
    expect(wires[1].sent.at(-1)).toEqual({ type: 'say', text: 'hello', id: 'id1' });
    wires[1].hears({ type: 'accepted', id: 'id1', version: 8 });
    expect((await answer).id).toBe('id1');
  });

  it('is shut where there is no such place, and does not knock again', () => {
    const { handlers, wires } = talking();
    wires[0].hears(refused(null, 'lobby.unknown'));
    expect(handlers.shut).toHaveBeenCalledWith({ id: 'lobby.unknown', params: {}, cells: [] });
    expect(wires[0].closed).toBe(true);
  });

  it('comes back where the server only pauses', () => {
    const { handlers, wires } = talking();
    wires[0].hears(refused(null, 'table.paused'));
    expect(handlers.shut).not.toHaveBeenCalled();
  });
});
