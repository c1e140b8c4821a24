import { describe, expect, it } from 'vitest';
import { MOST_MOVES } from '../../api/studies.ts';
import type { StudyView } from '../../api/studies.ts';
import type { LogEntry, View } from '../../api/types.ts';
import type { AskedRules } from '../../rules/index.ts';
import { StudyDesk } from './desk.svelte.ts';
import type { Move } from './tree.ts';

const view = { player: 0, board: [], hands: [[1, 2], [3, 4]], bag: 40, sides: [[0], [1]], legal: [] } as unknown as View;
const CODES = ['1@0,0:0', '2@1,0:0', '3@2,0:0'];
const last = CODES.length;

/** Rules that allow everything, but only answer when they are let. */
function rulesThat() {
  let work: () => Promise<void> = () => Promise.resolve();
  const rules = {
    view: () => work().then(() => view),
    act: (_: unknown, code: string) => work().then(() => ({ view, entry: { code } as unknown as LogEntry })),
  } as unknown as AskedRules;
  return {
    rules,
    fail: () => (work = () => Promise.reject(new Error('gone'))),
    hold: () => {
      let go: () => void = () => undefined;
      const waits = new Promise<void>((done) => (go = done));
      work = () => waits;
      return () => {
        work = () => Promise.resolve();
        go();
      };
    },
  };
}

async function open(moves: Move[] = line()) {
  const rules = rulesThat();
  const study = { id: 's', mine: true, position: 'start', players: [], comment: '', nodes: [] } as unknown as StudyView;
  const desk = new StudyDesk(study, view, rules.rules, { comment: '', moves });
  await desk.go(last);
  return { desk, ...rules };
}

function line(): Move[] {
  return CODES.map((code, index) => ({ id: index + 1, parent: index, code, drawn: 20 + index }));
}

const idsOf = (desk: StudyDesk) => desk.tree.moves.map(({ id }) => id);

describe('a study that is edited', () => {
  it('places nothing after a move that was deleted meanwhile', async () => {
    const { desk, hold } = await open();
    const answer = hold();
    const placing = desk.place('9@3,0:0');
    const removing = desk.remove();
    answer();
    await Promise.all([placing, removing]);
    expect(idsOf(desk)).toEqual([1, 2]);
    expect(desk.at).toBe(2);
  });

  it('places a tile once, however often it is asked to before the rules answer', async () => {
    const { desk, hold } = await open();
    const answer = hold();
    const placing = [desk.place('9@3,0:0'), desk.place('9@3,0:0')];
    answer();
    expect(await Promise.all(placing)).toEqual([null, null]);
    expect(idsOf(desk)).toEqual([1, 2, 3, 4]);
  });

  it('draws nothing for a move that was deleted meanwhile', async () => {
    const { desk, hold } = await open();
    await desk.go(2);
    const answer = hold();
    const drawing = desk.draw(50);
    const removing = desk.remove();
    answer();
    await Promise.all([drawing, removing]);
    expect(idsOf(desk)).toEqual([1]);
  });

  it('says when it is full, and stays as it was', async () => {
    const others = Array.from({ length: MOST_MOVES - last }, (_, index) => ({ id: 10 + index, parent: 0, code: '8@5,5:0', drawn: null }));
    const { desk } = await open([...line(), ...others]);
    await desk.go(2);
    const { tree } = desk;
    expect(await desk.place('9@3,0:0')).toMatchObject({ id: 'study.full', params: { most: MOST_MOVES } });
    expect(await desk.draw(50)).toMatchObject({ id: 'study.full' });
    expect([desk.tree, desk.at]).toEqual([tree, 2]);
  });

  it('says when the rules fail, and stays as it was', async () => {
    const { desk, fail } = await open();
    const { tree } = desk;
    fail();
    expect(await desk.place('9@3,0:0')).toMatchObject({ id: 'page.error.title' });
    expect(await desk.draw(50)).toMatchObject({ id: 'page.error.title' });
    expect([desk.tree, desk.changes]).toEqual([tree, 1]);
  });

  it('draws another tile, as a variation where moves follow', async () => {
    const { desk } = await open();
    expect(await desk.draw(50)).toBeNull();
    expect([idsOf(desk), desk.move?.drawn]).toEqual([[1, 2, 3], 50]);
    await desk.go(1);
    expect(await desk.draw(51)).toBeNull();
    expect(desk.move).toMatchObject({ id: 4, parent: 0, drawn: 51 });
    await desk.go(1);
    expect(await desk.draw(51)).toBeNull();
    expect([desk.at, idsOf(desk)]).toEqual([4, [1, 2, 3, 4]]);
  });
});
