import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backOff, TableSocket } from './socket.ts';
import type { Connection } from './socket.ts';

class FakeSocket {
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  begin(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const opened: FakeSocket[] = [];
const received: { type: string; version?: number }[] = [];
const states: Connection[] = [];

function make(version: number | null = null, follows = false): TableSocket {
  const handlers = {
    message: (message: { type: string }) => received.push(message),
    connection: (state: Connection) => states.push(state),
    follows: () => follows,
  };
  const open = () => {
    const socket = new FakeSocket();
    opened.push(socket);
    return socket as unknown as WebSocket;
  };
  return new TableSocket('ws://server/ws/tables/t', version, handlers, { open, random: () => 1 });
}

beforeEach(() => {
  vi.useFakeTimers();
  opened.length = received.length = states.length = 0;
});
afterEach(() => vi.useRealTimers());

describe('the wait before the next try', () => {
  it('doubles up to a limit and is jittered between half and whole', () => {
    expect([0, 1, 2].map((n) => backOff(n, 1))).toEqual([500, 1000, 2000]);
    expect(backOff(2, 0)).toBe(1000);
    expect(backOff(30, 1)).toBe(15_000);
  });
});

describe('the socket of a table', () => {
  it('says hello with the version that it holds', () => {
    make(7).open();
    opened[0].begin();
    expect(opened[0].sent).toEqual([{ type: 'hello', protocol: 1, version: 7 }]);
    expect(states).toEqual(['connecting', 'live']);
  });

  it('says whether the page follows the game, and counts placements as events', () => {
    make(7, true).open();
    opened[0].begin();
    expect(opened[0].sent).toEqual([{ type: 'hello', protocol: 1, version: 7, follows: true }]);
    for (const version of [8, 8, 10]) opened[0].hear({ type: 'placement', version });
    expect(received.map((message) => message.version)).toEqual([8]);
    expect(opened).toHaveLength(2);
  });

  it('follows the events and asks again after a gap', () => {
    make(1).open();
    opened[0].begin();
    opened[0].hear({ type: 'event', version: 2 });
    opened[0].hear({ type: 'event', version: 2 });
    expect(received.map((message) => message.version)).toEqual([2]);
    opened[0].hear({ type: 'event', version: 4 });
    expect(opened).toHaveLength(2);
    opened[1].begin();
    expect(opened[1].sent).toEqual([{ type: 'hello', protocol: 1, version: 2 }]);
  });

  it('takes a snapshot as the whole truth', () => {
    make(9).open();
    opened[0].begin();
    opened[0].hear({ type: 'snapshot', version: 3 });
    opened[0].hear({ type: 'event', version: 4 });
    expect(received.map((message) => message.version)).toEqual([3, 4]);
  });

  it('comes back after a loss, later each time, and stays away once closed', () => {
    const socket = make();
    socket.open();
    opened[0].onclose?.();
    expect(states.at(-1)).toBe('offline');
    vi.advanceTimersByTime(499);
    expect(opened).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(opened).toHaveLength(2);
    opened[1].onclose?.();
    vi.advanceTimersByTime(999);
    expect(opened).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(opened).toHaveLength(3);
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(opened).toHaveLength(3);
  });

  it('waits as long as a closing server asks', () => {
    make().open();
    opened[0].begin();
    opened[0].hear({ type: 'closing', retry_ms: 3000 });
    vi.advanceTimersByTime(2999);
    expect(opened).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(opened).toHaveLength(2);
  });

  it('gives up a connection that has fallen silent', () => {
    make().open();
    opened[0].begin();
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toBe('offline');
  });

  it('does not send without a connection', () => {
    const socket = make();
    expect(socket.send({ type: 'ping' })).toBe(false);
    socket.open();
    expect(socket.send({ type: 'ping' })).toBe(false);
    opened[0].begin();
    expect(socket.send({ type: 'ping' })).toBe(true);
  });

  it('that is left before it is open is closed once it is', () => {
    const socket = make();
    socket.open();
    socket.close();
    expect(opened[0].readyState).toBe(0);
    opened[0].begin();
    expect(opened[0].readyState).toBe(3);
    expect(opened[0].sent).toEqual([]);
  });
});
