import { describe, expect, it, vi } from 'vitest';
import type { View, WireError } from '../api/types.ts';
import type { CourseWorld, Kept, KeptStep } from './course.ts';
import { OfflineCourse } from './course.ts';

const why = (id: string): WireError => ({ id, params: {}, cells: [] });
const form = (task: unknown): KeptStep['form'] => ({ texts: {}, task, theirs: false, numbers: false }) as unknown as KeptStep['form'];
const PLACE = form({ kind: 'place', marked: [], params: {} });
const [PICK, LAY, CHAIN, PLAY] = ['pick', 'lay', 'chain', 'play'].map((step) => ({ lesson: 'one', step }));

const KEPT: Kept = {
  lessons: [],
  steps: {
    'one.pick': {
      form: form({ kind: 'choose', among: 'spaces', options: [[0, 1], [1, 0], [2, 0]], plain: false, marked: [], params: {} }),
      position: 'p',
      moves: [],
      choose: { right: [[0, 1], [1, 0]], surplus: [null, null, why('not.this')] },
    },
    'one.lay': { form: PLACE, position: 'p', moves: ['9@0,0:0'], place: { '1@0,1:0': { why: why('longer') }, '2@0,1:0': { praise: { count: 3 } } } },
    'one.chain': {
      form: PLACE,
      position: 'p',
      moves: [],
      place: { '1@0,1:0': { next: { '3@1,1:0': { why: why('both') } } }, '2@0,1:0': { next: { '3@1,1:0': { praise: { count: 4 } } } } },
    },
    'one.play': { form: form({ kind: 'play', turns: 2, marked: [], params: {} }), position: 'p', moves: [], play: { turns: 2, indirect: null } },
  },
};

/** A game in which the robot answers every placement of the person. */
function viewAfter(actions: readonly string[], scores: number[]): View {
  return { player: actions.length % 2, stage: 'free', scores, colours: ['R', 'Y'], board: actions } as unknown as View;
}

function courseOf(scores = [3, 2], indirect = 5) {
  const choose = vi.fn((game: { actions: readonly string[] }) => Promise.resolve(`8@${game.actions.length},0:0`));
  const world: CourseWorld = {
    kept: () => Promise.resolve(KEPT),
    choose,
    rules: {
      view: ({ actions }) => Promise.resolve(viewAfter(actions, scores)),
      preview: (_, placement) => Promise.resolve({ placement } as never),
      act: ({ actions }, code) =>
        Promise.resolve({ entry: { stage: 'free' } as never, view: viewAfter([...actions, code], scores) }),
      indirect: () => Promise.resolve(indirect),
    },
  };
  return { course: new OfflineCourse(world), choose };
}

describe('the course without a server', () => {
  it('shows a step as the rules see the game that led there', async () => {
    const { course } = courseOf();
    expect(await course.step(LAY)).toMatchObject({ theirs: false, view: { board: ['9@0,0:0'] } });
    await expect(course.step({ lesson: 'one', step: 'none' })).rejects.toMatchObject({ status: 404, error: { id: 'bad.path' } });
  });

  it('says what is too much in a choice, then what is missing', async () => {
    const { course } = courseOf();
    const judged = (...chosen: [number, number][]) => course.answer(PICK, { chosen });
    expect(await judged([0, 1], [2, 0])).toMatchObject({ right: false, why: { id: 'not.this' } });
    expect(await judged([0, 1])).toMatchObject({ right: false, why: { id: 'course.why.missing', params: { count: 1 } } });
    expect(await judged([1, 0], [0, 1])).toMatchObject({ right: true, done: true, why: null });
    expect(await course.show(PICK, [])).toEqual({ placement: null, chosen: [[0, 1], [1, 0]] });
  });

  it('says of each placement what was written out, and shows one that ends well', async () => {
    const { course } = courseOf();
    expect(await course.answer(LAY, { placements: ['1@0,1:0'] })).toMatchObject({ right: false, why: { id: 'longer' } });
    const good = await course.answer(LAY, { placements: ['2@0,1:0'] });
    expect(good).toMatchObject({ right: true, done: true, params: { count: 3 }, view: { board: ['9@0,0:0', '2@0,1:0'] } });
    expect(await course.answer(CHAIN, { placements: ['2@0,1:0'] })).toMatchObject({ right: true, done: false });
    expect(await course.show(CHAIN, [])).toEqual({ placement: '2@0,1:0', chosen: null });
    expect(await course.show(CHAIN, ['1@0,1:0'])).toEqual({ placement: null, chosen: null });
    await expect(course.answer(LAY, { placements: ['7@0,1:0'] })).rejects.toMatchObject({ error: { id: 'bad.placement' } });
  });

  it('plays against the robot, which answers the same each time', async () => {
    const { course, choose } = courseOf();
    const first = await course.answer(PLAY, { placements: ['1@0,1:0'] });
    expect(first).toMatchObject({ right: true, done: false, replies: ['8@1,0:0'], views: [{ board: ['1@0,1:0'] }] });
    const second = await course.answer(PLAY, { placements: ['1@0,1:0', '2@0,1:0'] });
    expect(second).toMatchObject({ right: true, done: true, params: { count: 3, theirs: 2, indirect: 5 }, replies: ['8@3,0:0'] });
    expect(choose).toHaveBeenCalledTimes(2);
    expect(await course.show(PLAY, [])).toEqual({ placement: '8@0,0:0', chosen: null });
    expect(await course.preview(PLAY, [], '4@0,1:0')).toEqual({ placement: '4@0,1:0' });
  });

  it('says by how much a goal was missed', async () => {
    const placements = ['1@0,1:0', '2@0,1:0'];
    const behind = await courseOf([2, 3]).course.answer(PLAY, { placements });
    expect(behind).toMatchObject({ right: false, why: { id: 'course.why.behind', params: { count: 2, theirs: 3 } } });
    KEPT.steps['one.play'].play = { turns: 2, indirect: 6 };
    const short = await courseOf([2, 3], 4).course.answer(PLAY, { placements });
    expect(short).toMatchObject({ right: false, why: { id: 'course.why.builds', params: { count: 4, asked: 6 } } });
    expect(await courseOf([2, 3], 6).course.answer(PLAY, { placements })).toMatchObject({ right: true, done: true });
  });
});
