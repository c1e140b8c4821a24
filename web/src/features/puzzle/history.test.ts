import { describe, expect, it } from 'vitest';
import type { Placed } from '../../board/codes.ts';
import { parseCode } from '../../board/codes.ts';
import { applied, between, codesIn, History, parseStep, reversed, stepText } from './history.ts';

const tiles = (...codes: string[]): Placed[] => codes.map(parseCode);
const STEPS = ['>1@0,0:0', '>2@1,0:3', '2@1,0:3>2@1,0:4', '1@0,0:0+2@1,0:4>1@0,-1:0+2@1,-1:4'];
const END = tiles('1@0,-1:0', '2@1,-1:4');

describe('a step', () => {
  it('is the same after its text', () => {
    for (const text of STEPS) {
      const step = parseStep(text);
      expect(step).not.toBeNull();
      expect(step && stepText(step)).toBe(text);
    }
  });

  it('is none where its text is none', () => {
    for (const text of ['', '1@0,0:0', '>1@0,0:6', '>x', '>1@0,0:0>', 7, null]) expect(parseStep(text)).toBeNull();
  });

  it('there and back changes nothing', () => {
    const step = { off: tiles('1@0,0:0'), on: tiles('1@4,0:2') };
    const after = applied(tiles('1@0,0:0', '9@9,9:0'), step);
    expect(after && applied(after, reversed(step))?.map(({ tile }) => tile).sort()).toEqual([1, 9]);
  });

  it('cannot take off what does not lie there, nor lay two tiles in a cell', () => {
    expect(applied(tiles('1@0,0:0'), { off: tiles('1@0,0:1'), on: [] })).toBeNull();
    expect(applied(tiles('1@0,0:0'), { off: [], on: tiles('2@0,0:1') })).toBeNull();
  });

  it('between two tables leads from one to the other', () => {
    const [before, after] = [tiles('1@0,0:0', '2@1,0:0'), tiles('2@1,0:0', '3@0,0:2')];
    const step = between(before, after);
    expect(step && applied(before, step)).toEqual(after);
    expect(between(after, [...after].reverse())).toBeNull();
  });
});

describe('the history', () => {
  it('goes back and on without end, and a new step ends what was ahead', () => {
    const history = new History();
    for (let turn = 0; turn < 500; turn += 1) history.do({ off: [], on: tiles(`1@${turn},0:0`) });
    for (let turn = 0; turn < 500; turn += 1) expect(history.undo()?.off[0].q).toBe(499 - turn);
    expect(history.undo()).toBeNull();
    expect(history.redo()?.on[0].q).toBe(0);
    history.do({ off: [], on: tiles('2@0,5:0') });
    expect(history.redo()).toBeNull();
  });

  it('is the same after it was kept', () => {
    const history = History.of(END, { past: STEPS, future: [] });
    history.undo();
    const kept = history.kept();
    const again = History.of(tiles('1@0,0:0', '2@1,0:4'), kept);
    expect(again.kept()).toEqual(kept);
    expect(again.canUndo && again.canRedo).toBe(true);
  });

  it('is taken up as far as it leads to the table', () => {
    const torn = ['>1@0,0:0', 'rubbish', ...STEPS.slice(2)];
    expect(History.of(END, { past: torn, future: ['>1@0,-1:3'] }).kept()).toEqual({ past: STEPS.slice(2), future: [] });
  });

  it('comes back to a mark, with what was ahead of it', () => {
    const history = History.of(END, { past: STEPS, future: [] });
    history.undo();
    const before = history.kept();
    const back = history.mark();
    history.do({ off: [], on: tiles('3@7,7:0') });
    back();
    expect(history.kept()).toEqual(before);
  });
});

describe('codes in a text', () => {
  it('are parted by plus signs, which an address may turn into spaces', () => {
    expect(codesIn('1@0,0:0+12@-3,4:5')).toEqual(tiles('1@0,0:0', '12@-3,4:5'));
    expect(codesIn('1@0,0:0 12@-3,4:5')).toEqual(tiles('1@0,0:0', '12@-3,4:5'));
    expect(codesIn('')).toEqual([]);
  });

  it('are none where one of them is none', () => {
    expect(codesIn('1@0,0:0+no')).toBeNull();
  });
});
