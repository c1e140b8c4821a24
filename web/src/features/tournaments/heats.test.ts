import { describe, expect, it } from 'vitest';
import type { Heat, Mark } from '../../api/tournaments.ts';
import { draftsOf, exact, formsOf, isHeats, markText, shareOf } from './heats.ts';
import { pointsText } from './points.ts';

const mark = (entry: number, change: Partial<Mark> = {}): Mark => ({ entry, score: 20, against: null, time_ms: 605_000, penalty: 0, out: '', tenths: null, sixths: 0, ...change });
const heat = (...games: Mark[][]): Heat => ({
  table: 1,
  entries: [4, 7, 9],
  colours: 'RYB',
  games: games.map((marks, index) => ({ game: index + 1, room: '', marks, ruling: null })),
  over: false,
  revision: 0,
});

describe('heats', () => {
  it('have exact points, which people read with two decimals where they are no whole tenths', () => {
    expect(pointsText(exact({ tenths: 153, sixths: 3 }), 'en')).toBe('15.35');
    expect(pointsText(exact({ tenths: 146, sixths: 4 }), 'fr')).toBe('14,67');
    expect(pointsText(exact({ tenths: 45, sixths: 0 }), 'en')).toBe('4.5');
  });

  it('add up the games that are over', () => {
    const over = heat([mark(4, { tenths: 153, sixths: 3 })], [mark(4, { tenths: 101, sixths: 3 })], [mark(4)]);
    expect(shareOf(over, 4)).toBe(255);
    expect(shareOf(over, 7)).toBeNull();
  });

  it('are typed with what is known, and sent without what cannot be read', () => {
    const drafts = draftsOf(heat([mark(7, { out: 'resigned' })]), 1);
    expect(drafts.map(({ score, time, out }) => [score, time, out])).toEqual([['', '', ''], ['20', '10:05', 'resigned'], ['', '', '']]);
    drafts[2] = { entry: 9, score: '31', time: 'soon', out: 'absent' };
    expect(formsOf(drafts.slice(1), 1)).toEqual([
      { entry: 7, game: 1, score: 20, time_ms: 605_000, out: 'resigned' },
      { entry: 9, game: 1, score: 0, time_ms: null, out: 'absent' },
    ]);
  });

  it('say how it was over for somebody', () => {
    const say = (id: string) => id;
    expect(markText(mark(4), say)).toBe('20');
    expect(markText(mark(4, { out: 'absent' }), say)).toBe('page.tournaments.out.absent');
    expect(markText(mark(4, { against: 17 }), say)).toBe('20–17');
    expect([isHeats('heats'), isHeats('swiss'), isHeats(undefined)]).toEqual([true, false, false]);
  });
});
