import type { BoardModel } from '../../board/index.ts';
import type { Cell } from '../../api/types.ts';
import type { Attempt } from './attempt.svelte.ts';
import type { Drawing } from '../table/boardmodel.ts';
import { spaceIn, stillModel, tableModel } from '../table/boardmodel.ts';
import { spaceText } from '../table/speech.ts';

type Mark = BoardModel['marks'][number];

const marks = (cells: readonly Cell[], kind: Mark['kind']): Mark[] => cells.map((at) => ({ at, kind }));

/** The drawing of a step: that of a table seen near, or a board on which to choose, with what the lesson points out. */
export function lessonModel(drawing: Drawing, attempt: Attempt): BoardModel {
  const { step, phase, why, chosen, state } = attempt;
  const asked = phase === 'right' ? [] : step.task.marked.filter((at) => !lies(drawing, at));
  const offending = phase === 'wrong' ? (why?.cells ?? []) : [];
  const pointed = [...marks(asked, 'home'), ...marks(offending, 'offending')];
  if (step.task.kind !== 'choose') {
    const model = tableModel(drawing, state);
    return { ...model, near: true, marks: [...model.marks, ...pointed] };
  }
  const spaces = step.task.among === 'spaces' ? (chosen as Cell[]) : [];
  return { ...quiz(drawing, attempt), near: true, marks: [...pointed, ...marks(spaces, 'chosen')] };
}

function lies({ view }: Drawing, [q, r]: Cell): boolean {
  return view.board.some((code) => code.includes(`@${q},${r}:`));
}

/** A board that gives no answer away: no dots, nothing barred, and forced spaces only where they are not the question. */
function quiz(drawing: Drawing, attempt: Attempt): BoardModel {
  const { task } = attempt.step;
  const still = stillModel(drawing);
  const open = task.kind === 'choose' && task.among === 'spaces' && attempt.phase !== 'right';
  const hidden = task.kind === 'choose' && task.among === 'spaces' && task.plain && attempt.phase !== 'right';
  const { say, players } = drawing;
  const offered = task.kind === 'choose' && task.among === 'spaces' && open ? task.options : [];
  return {
    ...still,
    spaces: still.spaces.map((space) => ({
      ...space,
      forced: space.forced && !hidden,
      barred: false,
      lit: offered.some((at) => String(at) === String(space.at)),
      dot: null,
      number: hidden ? null : space.number,
    })),
    labels: {
      ...still.labels,
      space: (space) => {
        const priority = drawing.view.game === 'mindgame';
        const plain = { ...spaceIn(drawing.view, space.at), forced: false, barred: false, fitting: [], numbers: space.number };
        const parts = [spaceText(plain, false, players, say, priority)];
        if (space.forced) parts.push(say(priority ? 'page.space.priority' : 'page.space.forced'));
        if (attempt.isChosen(space.at)) parts.push(say('page.course.picked'));
        return parts.join(', ');
      },
    },
    last: [],
    interactive: open,
  };
}
