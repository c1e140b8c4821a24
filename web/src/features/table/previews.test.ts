import { describe, expect, it } from 'vitest';
import type { ClientMessage, PlacementPreview, ServerMessage, Snapshot, View } from '../../api/types.ts';
import type { SocketHandlers } from '../../api/socket.ts';
import type { AskedRules } from '../../rules/index.ts';
import { inOrderOfPlay, withOwnPreviews } from './previews.ts';

const view = { game: 'strategy:2', position: 'v1 strategy:2 free 0 5/6 ?40 1@0,0:0+2@0,1:0', board: ['2@0,1:0', '1@0,0:0'] } as View;
const asking: ClientMessage = { type: 'preview', id: 'a', version: 1, placement: '5@0,-1:0' };
const tried = { placement: '5@0,-1:0', scores: [1, 2] } as PlacementPreview;

function table(preview: AskedRules['preview'] | null, at: View = view) {
  const received: ServerMessage[] = [];
  const sent: ClientMessage[] = [];
  let server: SocketHandlers | undefined;
  const rules = preview === null ? null : ({ preview } as AskedRules);
  const connect = withOwnPreviews(
    (_, handlers) => {
      server = handlers;
      return { open: () => {}, close: () => {}, send: (message) => sent.push(message) > 0 };
    },
    () => rules,
  );
  const line = connect({ view: at } as Snapshot, { message: (message) => received.push(message), connection: () => {} });
  return { line, received, sent, tell: (message: ServerMessage) => server?.message(message) };
}

const settled = () => new Promise((done) => setTimeout(done));

describe('previews at a table', () => {
  it('are asked of the page’s own rules, with the tiles in order of play', async () => {
    const asked: unknown[] = [];
    const { line, received, sent } = table((...question) => {
      asked.push(question);
      return Promise.resolve(tried);
    });
    expect(line.send(asking)).toBe(true);
    await settled();
    const position = 'v1 strategy:2 free 0 5/6 ?40 2@0,1:0+1@0,0:0';
    expect(asked).toEqual([[{ position, actions: [] }, '5@0,-1:0']]);
    expect(received).toEqual([{ type: 'preview', id: 'a', ...tried }]);
    expect(sent).toEqual([]);
  });

  it('are asked of the page’s own rules in every game', async () => {
    for (const game of ['solitaire', 'gobble', 'mindgame']) {
      const { line, received } = table(() => Promise.resolve(tried), { ...view, game });
      line.send(asking);
      await settled();
      expect(received).toEqual([{ type: 'preview', id: 'a', ...tried }]);
    }
  });

  it('are asked of the server where the rules cannot answer or do not run', async () => {
    const refusing = table(() => Promise.reject(new Error('bad.position')));
    const without = table(null);
    for (const { line } of [refusing, without]) line.send(asking);
    await settled();
    for (const { sent, received } of [refusing, without]) expect([sent, received]).toEqual([[asking], []]);
  });

  it('are dropped when the game has gone on meanwhile', async () => {
    const { line, received, tell } = table(() => Promise.resolve(tried));
    line.send(asking);
    const event = { type: 'event', view: { ...view } } as ServerMessage;
    tell(event);
    await settled();
    expect(received).toEqual([event]);
  });

  it('leave all other messages to the server', () => {
    const { line, sent } = table(() => Promise.resolve(tried));
    const placing: ClientMessage = { type: 'place', id: 'b', version: 1, placement: '5@0,-1:0' };
    line.send(placing);
    expect(sent).toEqual([placing]);
  });
});

describe('a position in order of play', () => {
  it('has an empty board as it was', () => {
    expect(inOrderOfPlay({ ...view, board: [] })).toBe('v1 strategy:2 free 0 5/6 ?40 -');
  });
});
