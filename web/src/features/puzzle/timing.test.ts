import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/http.ts';
import type { PuzzleLink } from '../../api/calls/puzzle.ts';
import type { Tried } from '../../api/puzzle.ts';
import type { Saved } from './store.ts';
import { form, SOLUTION } from './testkit.ts';
import { hasBegun, isTimed, Timing, timesAddress } from './timing.ts';

const SAVED: Saved = { table: [], turned: {}, past: [], future: [], ms: 0, hints: 0, confirmed: [], shown: false, finished: null };

/** A server that hears what is told, unless it cannot be reached. */
class Server {
  readonly heard: string[] = [];
  failing: ApiError | null = null;
  tried: Tried = { state: 'new', helped: false, time_ms: null, place: null };

  async #hear(what: string, change: Partial<Tried>): Promise<Tried> {
    if (this.failing !== null) throw this.failing;
    this.heard.push(what);
    this.tried = { ...this.tried, ...change };
    return Promise.resolve(this.tried);
  }

  open = (id: string, begun: boolean) =>
    this.#hear(`open ${id} ${begun}`, this.tried.state === 'new' ? { state: 'opened', helped: begun } : {});
  helped = () => this.#hear('helped', { helped: true });
  solved = (_: string, placements: string[]) => this.#hear(`solved ${placements.length}`, { state: 'solved', time_ms: 5, place: 1 });
}

const GONE = new ApiError({ id: 'page.error.offline', params: {}, cells: [] }, 0);
const WRONG = new ApiError({ id: 'bad.solution.loop', params: {}, cells: [] }, 400);

function timed(begun: () => boolean = () => false) {
  const server = new Server();
  const shown: (number | null)[] = [];
  return { server, shown, timing: new Timing('discovery-3', server, begun, ({ place }) => shown.push(place)) };
}

describe('a time', () => {
  it('is told from the opening to the solution, once', async () => {
    const { server, shown, timing } = timed();
    void timing.tell();
    void timing.solved(SOLUTION);
    await timing.solved(['1@0,0:0']);
    await timing.helped();
    expect(server.heard).toEqual(['open discovery-3 false', 'solved 3']);
    expect(shown).toEqual([null, 1]);
  });

  it('is told of help before the solution', async () => {
    const { server, timing } = timed();
    await timing.helped();
    await timing.solved(SOLUTION);
    expect(server.heard).toEqual(['open discovery-3 false', 'helped', 'solved 3']);
  });

  it('is told of again where it did not reach the server, in its order', async () => {
    const { server, timing } = timed();
    await timing.tell();
    server.failing = GONE;
    await timing.helped();
    await timing.solved(SOLUTION);
    expect(server.heard).toHaveLength(1);
    server.failing = null;
    await timing.tell();
    expect(server.heard.slice(1)).toEqual(['helped', 'solved 3']);
  });

  it('of a puzzle that was begun without the server is opened as such', async () => {
    let begun = false;
    const { server, timing } = timed(() => begun);
    server.failing = GONE;
    await timing.tell();
    begun = true;
    server.failing = null;
    await timing.solved(SOLUTION);
    expect(server.heard).toEqual(['open discovery-3 true', 'solved 3']);
  });

  it('is not asked for with what was refused', async () => {
    const { server, timing } = timed();
    await timing.tell();
    server.failing = WRONG;
    await timing.solved(['1@0,0:0']);
    server.failing = null;
    await timing.tell();
    await timing.solved(SOLUTION);
    expect(server.heard.slice(1)).toEqual(['solved 3']);
  });

  it('hears of hints and solutions of the table, and of nothing else', async () => {
    const { server, timing } = timed();
    const nothing = () => Promise.resolve(undefined as never);
    const bare: PuzzleLink = { look: nothing, hint: nothing, swap: nothing, solution: nothing, count: nothing };
    const link = timing.around(bare);
    await Promise.all([link.look([]), link.count()]);
    await timing.tell();
    expect(server.heard).toEqual(['open discovery-3 false']);
    await link.hint([]);
    await timing.tell();
    expect(server.heard.slice(1)).toEqual(['helped']);
    const other = timed();
    await other.timing.around(bare).solution();
    await other.timing.tell();
    expect(other.server.heard.slice(1)).toEqual(['helped']);
  });
});

describe('what has a table of times', () => {
  it('is a puzzle with a name and no points', () => {
    expect(isTimed(form)).toBe(true);
    expect(isTimed({ ...form, scored: 'line' })).toBe(false);
    expect(isTimed({ ...form, id: 'v1~1-3~loopY~free' })).toBe(false);
    expect(timesAddress('sets-40')).toBe('/puzzles/times?id=sets-40');
    expect(timesAddress('sets-40', 2)).toBe('/puzzles/times?id=sets-40&page=2');
  });

  it('was begun where anything was done with it', () => {
    expect(hasBegun(null, undefined)).toBe(false);
    expect(hasBegun(SAVED, undefined)).toBe(false);
    expect(hasBegun(null, { ms: null, score: null, star: false })).toBe(true);
    for (const done of [{ ms: 1 }, { hints: 1 }, { shown: true }, { past: ['x'] }])
      expect(hasBegun({ ...SAVED, ...done }, undefined)).toBe(true);
  });
});
