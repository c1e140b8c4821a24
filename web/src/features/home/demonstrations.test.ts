import { expect, it } from 'vitest';
import { parseCode } from '../../board/codes.ts';
import { DEMONSTRATIONS, nextOf } from './demonstrations.ts';
import { SHOWN } from './shownrules.ts';

it.each(SHOWN)('each frame of %s leads to the next by one placement or rotation, and the last to none', (rule) => {
  const { frames } = DEMONSTRATIONS[rule];
  frames.slice(0, -1).forEach((frame, at) => {
    const then = frames[at + 1];
    const placed = then.actions.length - frame.actions.length;
    expect([0, 1]).toContain(placed);
    expect(then.actions.slice(0, frame.actions.length)).toEqual(frame.actions);
    expect(nextOf(frames, at)).toEqual(parseCode(then.trial ?? then.actions.at(-1) ?? ''));
  });
  expect(nextOf(frames, frames.length - 1)).toBeNull();
});
