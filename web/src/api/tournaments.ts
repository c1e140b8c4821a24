import type * as wire from './generated.ts';
import type { Nameless } from './types.ts';

/** The wire of tournaments. Points are whole tenths: 167 is 16.7. */

export type {
  CrossTable,
  EntryList,
  GameResultView as GameResult,
  HeatView as Heat,
  LiveBoard,
  LiveGame,
  MarkForm,
  MarkView as Mark,
  OfficerView as Officer,
  PairingGame,
  PairingView as Pairing,
  PlaceWonView as PlaceWon,
  RallyView as Rally,
  ResultForm,
  RuledMarkForm,
  StageView as Stage,
  TournamentEntry as Entry,
  TournamentHead as Head,
  TournamentLine as Line,
  TournamentLines as Lines,
  TournamentList as List,
  TournamentRound as Round,
  TournamentRecord,
  TournamentRow as Row,
  TournamentSnapshot as Snapshot,
  TournamentStanding as Standing,
  TournamentStandings as Standings,
  TournamentView as View,
  TournamentYou as You,
  TournamentLive as LiveNews,
  WallChart,
} from './generated.ts';

type Received = wire.TournamentServerMessage;
type Sent = wire.TournamentClientMessage;

export type News = Exclude<Received, { type: 'accepted' | 'refused' | 'pong' | 'closing' }>;
export type Call = Extract<Received, { type: 'called' }>;
export type Happened = Extract<Received, { type: 'event' }>;
export type Action = Nameless<Extract<Sent, { id: string }>>;

export type StageSettings = wire.StageForm;
export type OnlineSettings = wire.OnlineForm;
export type Settings = wire.SettingsForm;
export type Format = StageSettings['format'];
export type Rule = wire.MakeRuling['rule'];
export type Ending = wire.GameResultView['ending'];
export type Appointed = Exclude<wire.Appoint['office'], null>;
export type When = 'now' | 'soon' | 'mine' | 'past';
