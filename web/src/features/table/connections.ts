import type { BoardModel, SpaceView } from '../../board/index.ts';
import { sameCell } from '../../board/codes.ts';
import type { Say } from '../../core/messages.ts';
import type { Connections } from '../../rules/index.ts';

/** What the rules say of the connections of a colour, on the board and in words. */

type Status = Connections['ends'][number]['status'];

/** The ends with a status: where two meet, both count. */
export function endsOf({ ends }: Connections, status: Status): Connections['ends'] {
  return ends.filter((end) => end.status === status);
}

/** The length of the longest line with all that is indirectly connected to it. */
export function lengthOf({ chains }: Connections): number {
  return Math.max(0, ...chains.map(({ length }) => length));
}

/** A drawing with the connections of the traced colour: its joined lines are traced too. */
export default function connected(model: BoardModel, found: Connections, colour: string, say: Say): BoardModel {
  const own = model.lines.filter((line) => line.colour === colour).flatMap(({ cells }) => cells);
  const joined = found.chains.filter(({ joints }) => joints.length > 0);
  return {
    ...model,
    lines: [...model.lines, ...joined.flatMap(({ lines }) => lines).filter(({ cells }) => !own.some((at) => sameCell(at, cells[0])))],
    connections: {
      joints: joined.flatMap(({ joints }) => joints.map((joint) => ({ ...joint, colour }))),
      stops: found.ends
        .filter(({ status }) => status !== 'open')
        .map(({ at, edge, status }) => ({ at, edge, ever: status === 'blocked-for-ever' })),
      twins: found.twins.flat(),
    },
    labels: { ...model.labels, space: (space) => [model.labels.space(space), ...wordsOf(found, space, say)].join(', ') },
  };
}

/** What is to be said of one space. */
function wordsOf({ chains, ends, twins }: Connections, { at }: SpaceView, say: Say): string[] {
  const here = (cell: SpaceView['at']) => sameCell(cell, at);
  const words: string[] = [];
  if (chains.some(({ joints }) => joints.some((joint) => here(joint.at)))) words.push(say('page.connections.space.joint'));
  const blocked = new Set(ends.filter((end) => here(end.at)).map(({ status }) => status));
  if (blocked.has('blocked-for-ever')) words.push(say('page.connections.space.ever'));
  if (blocked.has('blocked-for-now')) words.push(say('page.connections.space.now'));
  if (twins.some((alike) => alike.some(here))) words.push(say('page.connections.space.twin'));
  return words;
}
