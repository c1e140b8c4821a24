import type * as wire from './generated.ts';
import type { Nameless } from './types.ts';

/** What those who look at a game together are told, and what they do. */

export type {
  NewReview,
  Node,
  ReviewClientMessage as ReviewRequest,
  ReviewEvent,
  ReviewPresence,
  ReviewServerMessage as ReviewMessage,
  ReviewSnapshot,
} from './generated.ts';

/** What the leader of a review does. */
export type ReviewAction = Nameless<Extract<wire.ReviewClientMessage, { type: 'step' | 'try' | 'hand' | 'lead' }>>;
