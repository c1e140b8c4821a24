import type * as wire from './generated.ts';

/** What the server sends about the free table. Placements are codes; everything kept stays for ever under its id. */

export type {
  FigureRow,
  FigureView as Figure,
  SpaghettiEntered as Entered,
  SpaghettiRecords as Records,
  SpaghettiRow as Spaghetti,
} from './generated.ts';

/** What something is called, and by whom it is. */
export type Signature = Pick<wire.SaveFigure, 'name' | 'by'>;

export const MOST_TILES = 1200;
export const LARGEST_FILE = 4 * 1024 * 1024;
