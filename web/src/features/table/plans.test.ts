import { describe, expect, it } from 'vitest';
import type { ServerMessage, Snapshot, View } from '../../api/types.ts';
import type { Ahead } from '../../rules/index.ts';
import { snapshotAlone } from './alone.ts';
import { TableController } from './controller.ts';
import type { Step } from './plans.ts';
import { answerOf, asTried, isWhole, PlanLine } from './plans.ts';
import type { TurnRules } from './state.ts';

const HANDS = [[1, 2, 3], [4, 5, 6]];
const OURS = 1;

function viewOf(player: number | null, board: string[], legal: string[]): View {
  return { ...bare, player, board, legal, hands: HANDS } as View;
}

const bare = {
  endgame: false,
  last: [],
  game: 'strategy:2',
  position: '',
  colours: ['R', 'Y'],
  sides: [[0], [1]],
  stage: 'free',
  spaces: [],
  scores: [0, 0],
  lines: [null, null],
  bag: 40,
  outcome: null,
};
const first = viewOf(0, [], ['1@0,0:0', '2@0,0:0']);
const AFTER: Record<string, View> = {
  '1@0,0:0': viewOf(0, ['1@0,0:0'], ['2@0,1:0']),
  '2@0,1:0': viewOf(1, ['1@0,0:0', '2@0,1:0'], ['4@1,0:0', '5@1,0:0']),
  '4@1,0:0': viewOf(0, ['1@0,0:0', '2@0,1:0', '4@1,0:0'], ['3@0,2:0']),
};

const rules: TurnRules = {
  ahead: (_, placement) =>
    placement in AFTER ? Promise.resolve<Ahead>({ view: AFTER[placement], open: true }) : Promise.reject(new Error('bad.placement')),
  preview: () => Promise.reject(new Error('none')),
};

const snapshot: Snapshot = { ...snapshotAlone(first, OURS, true, 7), you: [OURS] };
const settled = () => new Promise((done) => setTimeout(done));

function trying() {
  const heard: ServerMessage[] = [];
  let steps: readonly Step[] = [];
  const handlers = { message: (message: ServerMessage) => heard.push(message), connection: () => {} };
  const line = new PlanLine(snapshot, OURS, rules, handlers, (tried) => (steps = tried));
  const place = async (placement: string) => {
    line.send({ type: 'place', id: placement, version: 0, placement });
    await settled();
  };
  return { line, place, heard, steps: () => steps, shown: () => heard.filter(({ type }) => type === 'snapshot').at(-1) as Snapshot };
}

describe('an answer that is planned', () => {
  it('is tried for everybody in turn, and ends with the own turn', async () => {
    const { place, steps, shown } = trying();
    expect(asTried(snapshot, [], OURS).you).toEqual([0]);
    for (const code of ['1@0,0:0', '2@0,1:0']) await place(code);
    expect([shown().you, isWhole(steps(), OURS)]).toEqual([[1], false]);
    await place('4@1,0:0');
    expect([shown().you, isWhole(steps(), OURS)]).toEqual([[], true]);
    expect(answerOf(steps(), OURS)).toEqual({ foretold: ['1@0,0:0', '2@0,1:0'], answer: ['4@1,0:0'] });
    expect(shown().view.last).toEqual(['4@1,0:0', '2@0,1:0', '1@0,0:0']);
  });

  it('is taken back to where there was a choice', async () => {
    const { line, place, steps } = trying();
    for (const code of ['1@0,0:0', '2@0,1:0', '4@1,0:0']) await place(code);
    line.undo();
    expect(steps().map(({ placement }) => placement)).toEqual(['1@0,0:0', '2@0,1:0']);
    // The second tile was the only one that could be placed.
    line.undo();
    expect(steps()).toEqual([]);
    line.undo();
    expect(steps()).toEqual([]);
  });

  it('is no longer tried once the table is left, or something else was done meanwhile', async () => {
    const { line, place, steps, heard } = trying();
    await place('1@0,0:0');
    line.send({ type: 'place', id: 'late', version: 1, placement: '2@0,1:0' });
    line.undo();
    await settled();
    expect(steps()).toEqual([]);
    line.close();
    const before = heard.length;
    await place('1@0,0:0');
    expect(heard.length).toBe(before);
  });

  it('is refused where the rules do not answer', async () => {
    const { place, heard } = trying();
    await place('6@0,0:0');
    expect(heard.at(-1)).toMatchObject({ type: 'refused', id: '6@0,0:0' });
  });

  it('is tried through the controller of a table', async () => {
    let controller: TableController | undefined;
    const line = new PlanLine(snapshot, OURS, rules, { message: (message) => controller?.take(message), connection: () => {} }, () => {});
    const link = { send: line.send.bind(line), newId: () => 'id' };
    controller = new TableController(asTried(snapshot, [], OURS), {}, link, { allTurns: true, autoFill: false });
    controller.propose({ tile: 1, q: 0, r: 0, rotation: 0 });
    controller.confirm();
    await settled();
    expect(controller.state.pending).toBeNull();
    expect(controller.state.snapshot.view.board).toEqual(['1@0,0:0']);
    expect(controller.state.acting).toBe(true);
    expect(controller.state.me).toBe(0);
  });
});
