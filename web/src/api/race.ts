import type * as wire from './generated.ts';
import type { Nameless } from './types.ts';

/** The wire of a race. Actions are `turn`, a code such as `25@0,-1:5`, `discard`, `give:2:stack`, `resign`. */

export type {
  ListedRace,
  NewRace,
  RaceEventMessage as RaceHappened,
  RaceInfo,
  RacePlayerView as RacePlayer,
  RaceResult,
  RaceSeatView as RaceSeat,
  RaceServerMessage as RaceMessage,
  RaceSnapshot,
  RaceSpaceView as RaceSpace,
  RaceView,
  WaitingRace,
} from './generated.ts';

export type Speed = NonNullable<wire.RaceSeatView['level']>;
export const SPEEDS: readonly Speed[] = ['slow', 'medium', 'fast'];
export type Source = 'pile' | 'stack';

export type RaceEvent = wire.RaceEventMessage['event'];
export type RaceCommand = Extract<wire.RaceClientMessage, { id: string }>;
/** What is asked for, without the name that each message gets. */
export type RaceRequest = Nameless<RaceCommand>;
