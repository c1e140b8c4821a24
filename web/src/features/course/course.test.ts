import { describe, expect, it } from 'vitest';
import type { LessonRow } from '../../api/course.ts';
import { cleanProgress, countDone, firstOpen, headings, loadProgress, saveDone, spoken } from './course.ts';

const ROW: LessonRow = { lesson: 'match', group: 'two', steps: ['touch', 'lay', 'join'], texts: { title: '', summary: '' } };

function blocked(): Storage {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  return { getItem: refuse, setItem: refuse } as unknown as Storage;
}

describe('the progress of the course', () => {
  it('comes back as it was saved, each step once', () => {
    localStorage.clear();
    let progress = loadProgress(localStorage);
    for (const step of ['lay', 'touch', 'lay']) progress = saveDone(progress, { lesson: 'match', step }, localStorage);
    expect(progress).toEqual({ match: ['lay', 'touch'] });
    expect(loadProgress(localStorage)).toEqual(progress);
  });

  it('lasts while the page is open where the browser keeps nothing', () => {
    expect(loadProgress(blocked())).toEqual({});
    expect(saveDone({}, { lesson: 'match', step: 'lay' }, blocked())).toEqual({ match: ['lay'] });
    expect(saveDone({}, { lesson: 'match', step: 'lay' }, null)).toEqual({ match: ['lay'] });
  });

  it('takes nothing that is not its own', () => {
    expect(cleanProgress({ match: ['lay'], forced: 'all', order: [1] })).toEqual({ match: ['lay'] });
    for (const strange of [null, 7, 'match', undefined]) expect(cleanProgress(strange)).toEqual({});
    localStorage.setItem('tantrix.course', '{not json');
    expect(loadProgress(localStorage)).toEqual({});
  });

  it('counts the steps that a lesson has now, and finds the first that is open', () => {
    const progress = { match: ['touch', 'join', 'gone'] };
    expect(countDone(progress, ROW)).toBe(2);
    expect(firstOpen(progress, ROW)).toBe(1);
    expect(firstOpen({}, ROW)).toBe(0);
    expect(firstOpen({ match: ROW.steps }, ROW)).toBe(0);
  });
});

describe('a reading', () => {
  it('is said in the words of the page', () => {
    const say = (id: string) => ({ 'colour.R': 'red', 'colour.B': 'blue' })[id] ?? id;
    expect(spoken({ reading: 'RBR', fits: 6 }, say)).toEqual({ reading: 'red – blue – red', fits: 6 });
    expect(spoken({ count: 2 }, say)).toEqual({ count: 2 });
  });
});

describe('the headings of the list', () => {
  it('come in the order of the lessons, which are numbered through', () => {
    const rows: LessonRow[] = [ROW, { ...ROW, lesson: 'forced' }, { ...ROW, lesson: 'gobble', group: 'other' }];
    expect(headings(rows).map(({ group, first, rows: of }) => [group, first, of.length])).toEqual([['two', 1, 2], ['other', 3, 1]]);
    expect(headings([])).toEqual([]);
  });
});
