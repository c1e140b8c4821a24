import type * as wire from './generated.ts';
import type { Nameless } from './types.ts';

/** What people at a table settle among themselves, as the server and its pages tell each other. */

export type {
  AgreementsView as Agreements,
  OfferView as Offer,
  SeatPresence,
  TableOptions as Terms,
  TablePresence as Presence,
} from './generated.ts';

export type What = wire.MakeOffer['what'];
export type Claim = wire.ClaimMessage['what'];

/** What somebody settles, without the id that names the message. */
export type Settling = Nameless<Extract<wire.TableClientMessage, { type: 'offer' | 'answer' | 'withdraw' | 'resume' | 'claim' | 'return' }>>;

/** Nobody else is there. */
export const ALONE: wire.AgreementsView = {
  offer: null,
  may: [],
  paused: false,
  stand_ins: [],
  due: null,
  late_from_ms: null,
  following: null,
  awaited: [],
  asked: null,
  until: null,
  held: false,
  helped: false,
};

/** A game that one plays by oneself. */
export const PRIVATE: wire.TableOptions = {
  kind: 'private',
  room: null,
  watch: true,
  delay_s: 0,
  days: null,
  wait_s: 0,
  scheduled_ms: null,
  no_show_ms: 0,
  no_show_asks: false,
  left_asks: false,
  sealed_ms: 0,
  tournament: null,
  offline: false,
  continues: null,
};
