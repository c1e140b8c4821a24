/** What the server sends about games that have ended. */

export type { FoundGame, FoundGames, FoundSeat, Termination as Ending } from './generated.ts';
