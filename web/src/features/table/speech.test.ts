import { describe, expect, it } from 'vitest';
import { linksText } from '../../core/tiletext.ts';
import { errorText } from '../../core/errors.ts';
import type { Preview, Space, View } from '../../api/types.ts';
import type { Player } from './players.ts';
import { consequences, dotOf, howText, moveText, outcomeText, spaceText, spokenMoveText } from './speech.ts';

/** Says an id with its parameters in order, so that a test sees both. */
const say = (id: string, params: object = {}) => [id.replace('page.', ''), ...Object.values(params)].join(' ');

const players: Player[] = [
  { index: 0, name: 'Ada', colour: 'R', you: true, robot: false, side: 0 },
  { index: 1, name: 'Greedy', colour: 'Y', you: false, robot: true, side: 1 },
];

function spaceOf(change: Partial<Space> = {}): Space {
  return { at: [2, -1], pattern: 'YB...R', forced: true, barred: false, fitting: [[17, 20], [5]], numbers: null, ...change };
}

function viewOf(change: object): View {
  return { sides: [[0], [1]], scores: [5, 7], ...change } as unknown as View;
}

describe('a tile in words', () => {
  it('names the shape of each link by the edges that it joins', () => {
    expect(linksText('RRYBYB', say)).toBe('link.corner.R, link.bend.Y, link.bend.B');
    expect(linksText('RYBRYB', say)).toBe('link.straight.R, link.straight.Y, link.straight.B');
    expect(linksText('RYYBBR', say)).toBe('link.corner.R, link.corner.Y, link.corner.B');
  });
});

describe('a space in words', () => {
  it('names the touching colours clockwise from the first, and whose tiles fit', () => {
    const text = 'space cell 2 -1, space.forced, colour.R colour.Y colour.B, fit.yours 2, fit.theirs 1 Greedy';
    expect(spaceText(spaceOf(), false, players, say)).toBe(text);
  });

  it('says when nobody can fill it, when it is barred, and when the chosen tile goes there', () => {
    expect(spaceText(spaceOf({ fitting: [[], []] }), false, players, say)).toContain('fit.nobody');
    const free = spaceOf({ forced: false, barred: true, pattern: 'Y.....', fitting: [] });
    expect(spaceText(free, true, players, say)).toBe('space cell 2 -1, colour.Y, space.barred, space.lit');
  });
});

describe('the dot of a forced space', () => {
  it('has the colour of the player to act who can fill it, else of the next who can, else none', () => {
    expect(dotOf(spaceOf(), ['R', 'Y'], 0)).toBe('R');
    expect(dotOf(spaceOf(), ['R', 'Y'], 1)).toBe('Y');
    expect(dotOf(spaceOf({ fitting: [[], [5]] }), ['R', 'Y'], 0)).toBe('Y');
    expect(dotOf(spaceOf({ fitting: [[], []] }), ['R', 'Y'], 0)).toBe('grey');
    expect(dotOf(spaceOf({ forced: false }), ['R', 'Y'], 0)).toBeNull();
  });
});

describe('what a trial would do', () => {
  const preview: Preview = { type: 'preview', id: '', placement: '', refusals: [], forced: [], scores: [5, 7], closed: [], lines: [] };

  it('tells the lines that change, the loops that close and the spaces that are forced', () => {
    const loop = { colour: 'Y' as const, score: 12, closed: true, cells: Array(6).fill([0, 0]) };
    const all = consequences({ ...preview, scores: [6, 12], closed: [loop], forced: [spaceOf()] }, viewOf({}), players, say);
    expect(all.map(({ kind, colour }) => [kind, colour])).toEqual([
      ['line', 'R'],
      ['line', 'Y'],
      ['loop', 'Y'],
      ['forced', 'R'],
    ]);
    expect(all[0].text).toBe('preview.yours Ada 5 6');
    expect(all[2].text).toBe('preview.loop colour.Y 6 12');
  });

  it('says so when nothing changes, and the rule when it is refused', () => {
    expect(consequences(preview, viewOf({}), players, say).map(({ kind }) => kind)).toEqual(['none']);
    const refusals = [{ id: 'illegal.mismatch', params: {}, cells: [] }];
    expect(consequences({ ...preview, refusals }, viewOf({}), players, say)).toEqual([
      { kind: 'refused', text: 'illegal.mismatch', colour: null },
    ]);
  });
});

describe('a refusal', () => {
  it('is told by its reason where a sentence knows it', () => {
    const known = (id: string) => (id === 'bad.placement.rotation' ? 'the rotation is wrong' : id);
    const error = { id: 'bad.placement', params: { reason: 'rotation' }, cells: [] };
    expect(errorText(error, known)).toBe('the rotation is wrong');
    expect(errorText({ ...error, params: { reason: 'else' } }, known)).toBe('bad.placement');
  });
});

describe('a move in words', () => {
  it('tells player, tile, place and the tile drawn', () => {
    const entry = { player: 1, forced: true, code: '12@1,-2:3', drawn: 41 };
    expect(moveText(entry, players, say)).toBe('move.drawn move.forced Greedy 12 41');
    expect(spokenMoveText(entry, players, say)).toBe('move.drawn move.forced Greedy 12, cell 1 -2 41');
    expect(spokenMoveText({ ...entry, forced: false, drawn: null }, players, say)).toBe('move.free Greedy 12, cell 1 -2');
  });
});

describe('the end', () => {
  const outcomeOf = (winners: number[]) =>
    outcomeText(viewOf({ outcome: { termination: 'played', winners, scores: [5, 7] } }), players, 'en', say);

  it('names the winner, a tie, or a deadlock', () => {
    expect(outcomeOf([0])).toBe('result.you');
    expect(outcomeOf([1])).toBe('result.win 1 Greedy');
    expect(outcomeOf([0, 1])).toBe('result.tie Ada and Greedy');
    expect(outcomeOf([])).toBe('result.deadlock');
  });

  it('names a team as one winner', () => {
    const team = [0, 1, 2, 3].map((index) => ({ ...players[1], index, name: `P${index}`, side: index % 2 }));
    const outcome = { termination: 'played', winners: [1, 3], scores: [] };
    expect(outcomeText(viewOf({ outcome }), team, 'en', say)).toBe('result.win 2 P1 and P3');
    const yours = team.map((player) => ({ ...player, you: player.index === 3 }));
    expect(outcomeText(viewOf({ outcome }), yours, 'en', say)).toBe('result.you');
  });
});

describe('why a game ended', () => {
  it('is told unless it was played to its end', () => {
    const outcome = (termination: string) => viewOf({ outcome: { termination, winners: [0], scores: [5, 7] } });
    expect(howText(outcome('resigned'), say)).toBe('result.resigned');
    expect(howText(outcome('played'), say)).toBeNull();
    expect(howText(viewOf({ outcome: null }), say)).toBeNull();
  });
});
