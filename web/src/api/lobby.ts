import type * as wire from './generated.ts';
import type { Nameless } from './types.ts';

/** The wire of the lobby, of its rooms and of channels of chat. */

export type {
  ChatLineView as ChatLine,
  ChatSnapshot,
  Done as Accepted,
  LobbySnapshot,
  LobbyUpdate as LobbyHappened,
  OwnView as Mine,
  PresentView as Present,
  RoomPresence,
  RoomSettings as Terms,
  RoomSnapshot,
  RoomUpdate as RoomHappened,
  RoomView as RoomForm,
  SeekView as SeekForm,
  SlotView as Slot,
  YouView as You,
} from './generated.ts';

export type Kind = wire.RoomSettings['kind'];
export type SlotColour = wire.SlotView['colour'];
export const KINDS: readonly Kind[] = ['unranked', 'ranked', 'masters', 'doubles', 'review'];

type Received = wire.LobbyServerMessage | wire.RoomServerMessage | wire.ChatServerMessage;

export type Common = Extract<Received, { type: 'accepted' | 'refused' | 'pong' | 'closing' }>;
export type LobbyNews = Exclude<wire.LobbyServerMessage, Common>;
export type RoomNews = Exclude<wire.RoomServerMessage, Common>;
export type ChatNews = Exclude<wire.ChatServerMessage, Common>;

export type LobbyRequest = Nameless<wire.LobbyClientMessage>;
export type RoomRequest = Nameless<wire.RoomClientMessage>;
export type ChatRequest = Nameless<wire.ChatClientMessage>;
