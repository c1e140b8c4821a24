import { describe, expect, it } from 'vitest';
import type { SocketHandlers } from '../../api/socket.ts';
import type { ServerMessage, Snapshot, View } from '../../api/types.ts';
import type { AskedRules, StoredGame } from '../../rules/index.ts';
import { withOwnViews } from './following.ts';

const view = { game: 'strategy:2', position: 'v1 strategy:2 free 0 5/6 ?40 1@0,0:0', board: ['1@0,0:0'] } as View;
const later = { ...view, position: 'v1 strategy:2 free 1 5/6 ?39 1@0,0:0+5@0,-1:0', board: ['1@0,0:0', '5@0,-1:0'] } as View;
const snapshot = { type: 'snapshot', version: 1, table: { game: 'strategy' }, view } as Snapshot & { type: 'snapshot' };
const event = { kind: 'place', player: 0, placement: '5@0,-1:0', forced: false, human: '', drawn: 7 } as const;
const told = { version: 2, clock: null, result: null, agreements: {} };
const placement = { ...told, type: 'placement', event, last: ['5@0,-1:0'] } as unknown as ServerMessage;
const resigned = { ...told, type: 'event', version: 3, event: { kind: 'resign', player: 1 }, view: later, log: null } as unknown as ServerMessage;

type Answer = (game: StoredGame) => Promise<View>;

function table(answer: Answer | null, first: Snapshot = snapshot) {
  const heard: ServerMessage[] = [];
  const asked: StoredGame[] = [];
  let opened = 0;
  let server: SocketHandlers | undefined;
  const ask: Answer = (game) => {
    asked.push(game);
    return (answer as Answer)(game);
  };
  const rules = answer === null ? null : ({ view: ask } as AskedRules);
  const connect = withOwnViews(
    (_, handlers) => {
      server = handlers;
      return { open: () => (opened += 1), close: () => {}, send: () => true };
    },
    () => rules,
  );
  connect(first, { message: (message) => heard.push(message), connection: () => {} });
  const tell = async (...messages: ServerMessage[]): Promise<void> => {
    for (const message of messages) server?.message(message);
    await new Promise((done) => setTimeout(done));
  };
  return { heard, asked, tell, follows: () => server?.follows?.() ?? false, opened: () => opened };
}

describe('a game that the page follows', () => {
  it('is shown as the rules of the page see it after each placement and its draw', async () => {
    const { heard, asked, tell, follows } = table(() => Promise.resolve(later));
    expect(follows()).toBe(true);
    await tell(snapshot, placement);
    expect(asked).toEqual([{ position: view.position, actions: ['5@0,-1:0', '=7'] }]);
    expect(heard).toEqual([snapshot, { ...told, type: 'event', event, view: { ...later, last: ['5@0,-1:0'] }, log: null }]);
  });

  it('goes on from a view that the server sends', async () => {
    const { asked, tell } = table(() => Promise.resolve(later));
    await tell(placement, resigned, { ...placement, version: 4, event: { ...event, drawn: null } } as ServerMessage);
    expect(asked[1]).toEqual({ position: later.position, actions: ['5@0,-1:0'] });
  });

  it('tells everything in the order in which it came', async () => {
    let answer: (view: View) => void = () => {};
    const { heard, tell } = table(() => new Promise((resolve) => (answer = resolve)));
    const accepted: ServerMessage = { type: 'accepted', id: 'a', version: 2 };
    await tell(placement, accepted);
    expect(heard).toEqual([]);
    answer(later);
    await tell();
    expect(heard.map(({ type }) => type)).toEqual(['event', 'accepted']);
  });

  it('is fetched again where the rules fail, and then the server sends its views', async () => {
    const { heard, tell, follows, opened } = table(() => Promise.reject(new Error('bad.position')));
    await tell(placement, resigned);
    expect([heard, opened(), follows()]).toEqual([[], 1, false]);
    await tell({ ...snapshot, version: 3 }, { ...resigned, version: 4 } as ServerMessage);
    expect(heard.map(({ type }) => type)).toEqual(['snapshot', 'event']);
  });

  it('is the server’s to show where the page has no rules, and in every other game', async () => {
    const other = { ...snapshot, table: { game: 'mindgame' } } as Snapshot;
    for (const { heard, tell, follows } of [table(null), table(() => Promise.resolve(later), other)]) {
      expect(follows()).toBe(false);
      await tell(resigned);
      expect(heard).toEqual([resigned]);
    }
  });
});
