import type { Say } from '../../core/messages.ts';
import type { Settings } from '../../api/tournaments.ts';

/** What is asked of who enters, a sentence each. */
export function conditionsText({ invited, least_elo: least, most_elo: most, games, finished, countries }: Settings['conditions'], say: Say): string[] {
  return [
    ...(invited ? [say('page.tournaments.rules.invited')] : []),
    ...(least > 0 ? [say('page.tournaments.rules.elo_least', { elo: least })] : []),
    ...(most > 0 ? [say('page.tournaments.rules.elo_most', { elo: most })] : []),
    ...(games > 0 ? [say('page.tournaments.rules.before', { count: games })] : []),
    ...(finished > 0 ? [say('page.tournaments.rules.finished', { share: finished })] : []),
    ...(countries.length > 0 ? [say('page.tournaments.rules.countries', { countries: countries.join(', ') })] : []),
  ];
}
