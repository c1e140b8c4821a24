import { describe, expect, it } from 'vitest';
import type { HeatRuling } from './heatruling.ts';
import { ruledMarks, rulesOf } from './heatruling.ts';

const said = (change: Partial<HeatRuling>): HeatRuling => ({
  rule: 'tied',
  marks: [12, 7, 3].map((entry) => ({ entry, score: '', points: '', absent: false })),
  guilty: '',
  paid: '5.0',
  ...change,
});
const shares = (ruling: HeatRuling) => ruledMarks(ruling).map(({ entry, tenths, sixths }) => [entry, tenths, sixths]);

describe('a ruling about a heat', () => {
  it('ties it for everybody, and may have whoever was responsible pay the others', () => {
    expect(ruledMarks(said({}))[0]).toEqual({ entry: 12, score: 0, out: '', tenths: null, sixths: 0 });
    expect(shares(said({ guilty: '7' }))).toEqual([[12, 125, 0], [7, 50, 0], [3, 125, 0]]);
    const four = said({ guilty: '7', marks: [12, 7, 3, 1].map((entry) => ({ entry, score: '', points: '', absent: false })) });
    expect(shares(four)).toEqual([[12, 116, 4], [7, 50, 0], [3, 116, 4], [1, 116, 4]]);
    expect(ruledMarks(said({}), true).map(({ score }) => score)).toEqual([1, 1, 1]);
  });

  it('defaults those alone who did not come, or everybody', () => {
    const marks = said({}).marks.map((one) => ({ ...one, absent: one.entry === 7 }));
    expect(ruledMarks(said({ rule: 'default', marks }))).toEqual([{ entry: 7, score: 0, out: 'absent', tenths: null, sixths: 0 }]);
    expect(ruledMarks(said({ rule: 'absent' })).map(({ entry, out }) => [entry, out])).toEqual([[12, 'absent'], [7, 'absent'], [3, 'absent']]);
  });

  it('gives points with the tiles as they are, or with others', () => {
    const marks = said({}).marks.map((one, at) => ({ ...one, score: '24', points: ['14,7', '5.3', '10'][at] }));
    expect(ruledMarks(said({ rule: 'conduct', marks }))[0]).toEqual({ entry: 12, score: null, out: null, tenths: 147, sixths: 0 });
    expect(ruledMarks(said({ rule: 'adjudicated', marks }))[1]).toEqual({ entry: 7, score: 24, out: '', tenths: 53, sixths: 0 });
    expect(rulesOf(true)).toEqual(['tied', 'default', 'absent']);
  });
});
