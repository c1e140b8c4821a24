import type { BoardModel, Numbered } from '../../board/index.ts';
import { parseCode } from '../../board/codes.ts';
import type { Judged } from '../../api/tactics.ts';
import type { Drawing } from '../table/boardmodel.ts';
import { stillModel, tableModel } from '../table/boardmodel.ts';
import type { TableState } from '../table/state.ts';

/** The drawing of a position in which a placement is to be found, or of an answer with what follows it. */
export function exerciseModel(drawing: Drawing, state: TableState, judged: Judged | null): BoardModel {
  return judged === null ? tableModel(drawing, state) : answered(drawing, judged);
}

function answered(drawing: Drawing, { right, placement, chain, reasons }: Judged): BoardModel {
  const still = stillModel(drawing);
  const me = drawing.view.player ?? 0;
  const made = [{ placement, player: me }, ...chain];
  const laid = made.map((one) => parseCode(one.placement));
  const numbered: Numbered[] = made.map(({ player }, index) => ({
    at: [laid[index].q, laid[index].r],
    number: index + 1,
    colour: drawing.players[player].colour,
  }));
  const filled = new Set(laid.map(({ q, r }) => `${q},${r}`));
  const spoken = right ? [] : reasons.map(({ at }) => at).filter((at) => at !== null);
  return {
    ...still,
    tiles: [...still.tiles, ...laid],
    spaces: still.spaces.filter(({ at: [q, r] }) => !filled.has(`${q},${r}`)),
    // The lines of the position say nothing of what was placed since.
    lines: [],
    last: [placement],
    marks: spoken.filter(([q, r]) => !filled.has(`${q},${r}`)).map((at) => ({ at, kind: 'offending' })),
    chain: numbered.length > 1 ? numbered : [],
  };
}
