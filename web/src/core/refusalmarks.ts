import type { Cell } from '../api/types.ts';
import type { BoardModel } from '../board/index.ts';

/** The cells that show why a placement is refused, as the board marks them. */
export function refusalMarks(id: string, cells: readonly Cell[]): BoardModel['marks'][number][] {
  const kind = id === 'illegal.controlled_side' ? 'controlled' : 'offending';
  return cells.map((at) => ({ at, kind }));
}
