import type { Component } from 'svelte';

/**
 * A page: its path, how its component is fetched, and its words. At most one part of a path, its last, is a parameter; the component gets
 * it as `id`. Everything else that a component needs is in `props`. The server answers at exactly these paths: a test compares
 * them with its own list, so each stays on one line.
 */
export interface Page {
  path: string;
  load: () => Promise<{ default: PageComponent }>;
  /** The parts of the words that it needs beside those that every page needs. */
  words: readonly string[];
  props?: Record<string, unknown>;
}

/** Each page has props of its own. */
type PageComponent = Component<any>;

export const PAGES: readonly Page[] = [
  { path: '/', load: () => import('../features/home/HomePage.svelte'), words: ['home', 'board'] },
  { path: '/new', load: () => import('../features/setup/StrategySetupPage.svelte'), words: ['setup'] },
  { path: '/table/{table}', load: () => import('../features/table/TablePage.svelte'), words: ['board', 'chat', 'play', 'refusals', 'solo', 'table', 'terms'] },
  { path: '/replay/{table}', load: () => import('../features/archive/ReplayPage.svelte'), words: ['analysis', 'board', 'keep', 'play', 'refusals', 'replay', 'report'] },
  { path: '/embed/replay/{table}', load: () => import('../features/archive/ReplayPage.svelte'), words: ['analysis', 'board', 'keep', 'play', 'refusals', 'replay', 'report'] },
  { path: '/embed/puzzle', load: () => import('../features/puzzle/PuzzlePage.svelte'), words: ['board', 'puzzle', 'puzzles', 'tiles'] },
  { path: '/embed/study/{study}', load: () => import('../features/study/StudyPage.svelte'), words: ['board', 'chat', 'play', 'refusals', 'replay', 'studies'] },
  { path: '/position', load: () => import('../features/archive/PositionPage.svelte'), words: ['board', 'keep', 'play', 'position', 'refusals'] },
  { path: '/watch', load: () => import('../features/home/WatchPage.svelte'), words: ['home', 'race'] },
  { path: '/puzzles', load: () => import('../features/puzzle/PuzzlesPage.svelte'), words: ['board', 'puzzle', 'puzzles', 'tiles'] },
  { path: '/puzzles/own', load: () => import('../features/puzzle/OwnPuzzlePage.svelte'), words: ['board', 'puzzle', 'puzzles', 'tiles'] },
  { path: '/puzzles/times', load: () => import('../features/puzzle/TimesPage.svelte'), words: ['median', 'puzzle', 'puzzles', 'times'] },
  { path: '/puzzle', load: () => import('../features/puzzle/PuzzlePage.svelte'), words: ['board', 'puzzle', 'puzzles', 'tiles'] },
  { path: '/tactics', load: () => import('../features/tactics/TacticsPage.svelte'), words: ['tactics'] },
  { path: '/tactics/{tactic}', load: () => import('../features/tactics/TacticPage.svelte'), words: ['analysis', 'board', 'play', 'refusals', 'tactics'] },
  { path: '/rush', load: () => import('../features/tactics/RushPage.svelte'), words: ['board', 'play', 'refusals', 'tactics'] },
  { path: '/course', load: () => import('../features/course/CoursePage.svelte'), words: ['course', 'lessons'] },
  { path: '/course/{lesson}', load: () => import('../features/course/LessonPage.svelte'), words: ['board', 'course', 'lessons', 'play', 'refusals'] },
  { path: '/learn', load: () => import('../features/learn/LearnPage.svelte'), words: ['learn'] },
  { path: '/learn/{article}', load: () => import('../features/learn/ArticlePage.svelte'), words: ['learn'] },
  { path: '/gobble/race', load: () => import('../features/race/RaceSetupPage.svelte'), words: ['race', 'races', 'setup'] },
  { path: '/race/{race}', load: () => import('../features/race/RacePage.svelte'), words: ['board', 'race', 'refusals', 'report'] },
  { path: '/review/{review}', load: () => import('../features/review/ReviewPage.svelte'), words: ['board', 'chat', 'keep', 'play', 'refusals', 'replay'] },
  { path: '/daily', load: () => import('../features/daily/DailyPage.svelte'), words: ['board', 'daily', 'median', 'puzzle', 'report'] },
  { path: '/daily/league', load: () => import('../features/daily/LeaguePage.svelte'), words: ['daily'] },
  { path: '/daily/past', load: () => import('../features/daily/PastPage.svelte'), words: ['daily'] },
  { path: '/daily/{date}', load: () => import('../features/daily/DailyPage.svelte'), words: ['board', 'daily', 'median', 'puzzle', 'report'] },
  { path: '/solitaire', load: () => import('../features/setup/SolitaireSetupPage.svelte'), words: ['setup', 'solo'] },
  { path: '/gobble', load: () => import('../features/setup/GobbleSetupPage.svelte'), words: ['dialogs', 'setup', 'solo'] },
  { path: '/mind', load: () => import('../features/setup/MindGameSetupPage.svelte'), words: ['board', 'setup'] },
  { path: '/lobby', load: () => import('../features/lobby/LobbyPage.svelte'), words: ['chat', 'lobby', 'people', 'races', 'terms'] },
  { path: '/room/{room}', load: () => import('../features/lobby/RoomPage.svelte'), words: ['chat', 'lobby', 'people', 'terms'] },
  { path: '/moderation', load: () => import('../features/chat/ModerationPage.svelte'), words: ['chat', 'moderation'] },
  { path: '/report', load: () => import('../features/accounts/ReportPage.svelte'), words: ['chat', 'people', 'report'] },
  { path: '/games', load: () => import('../features/archive/GamesPage.svelte'), words: ['archive'] },
  { path: '/free', load: () => import('../features/freetable/FreeTablePage.svelte'), words: ['board', 'free', 'puzzle', 'report'] },
  { path: '/me', load: () => import('../features/accounts/MePage.svelte'), words: ['people', 'programs', 'two_step'] },
  { path: '/people/{name}', load: () => import('../features/accounts/PersonPage.svelte'), words: ['chat', 'honours', 'people', 'rankings'] },
  { path: '/follows', load: () => import('../features/notifications/FollowsPage.svelte'), words: ['notifications', 'people'] },
  { path: '/notifications', load: () => import('../features/notifications/NotificationsPage.svelte'), words: ['notifications', 'people'] },
  { path: '/mail/{what}', load: () => import('../features/notifications/MailPage.svelte'), words: ['missing', 'notifications', 'people'] },
  { path: '/api-docs', load: () => import('../features/bots/ApiDocsPage.svelte'), words: ['programs'] },
  { path: '/news', load: () => import('../features/posts/PostsPage.svelte'), words: ['posts'], props: { kind: 'news' } },
  { path: '/news/{post}', load: () => import('../features/posts/PostPage.svelte'), words: ['posts'] },
  { path: '/articles', load: () => import('../features/posts/PostsPage.svelte'), words: ['posts'], props: { kind: 'article' } },
  { path: '/articles/{post}', load: () => import('../features/posts/PostPage.svelte'), words: ['posts'] },
  { path: '/write', load: () => import('../features/posts/WritePage.svelte'), words: ['posts'] },
  { path: '/write/{post}', load: () => import('../features/posts/EditPage.svelte'), words: ['posts'] },
  { path: '/forum', load: () => import('../features/forum/ForumPage.svelte'), words: ['forum'] },
  { path: '/forum/{section}', load: () => import('../features/forum/SectionPage.svelte'), words: ['chat', 'forum', 'lobby', 'people'] },
  { path: '/forum/thread/{thread}', load: () => import('../features/forum/ThreadPage.svelte'), words: ['chat', 'forum', 'lobby', 'people'] },
  { path: '/studies', load: () => import('../features/study/StudiesPage.svelte'), words: ['people', 'studies'] },
  { path: '/study/{study}', load: () => import('../features/study/StudyPage.svelte'), words: ['board', 'chat', 'play', 'refusals', 'replay', 'studies'] },
  { path: '/rankings', load: () => import('../features/rankings/RankingsPage.svelte'), words: ['rankings'] },
  { path: '/rankings/{name}', load: () => import('../features/rankings/RankedPage.svelte'), words: ['rankings'] },
  { path: '/tournaments', load: () => import('../features/tournaments/TournamentsPage.svelte'), words: ['tournaments'] },
  { path: '/tournaments/new', load: () => import('../features/tournaments/NewTournamentPage.svelte'), words: ['directing', 'formats', 'tournaments'] },
  { path: '/tournament/{tournament}', load: () => import('../features/tournaments/TournamentPage.svelte'), words: ['honours', 'tournament', 'tournaments'] },
  { path: '/rally/{tournament}', load: () => import('../features/tournaments/RallyPage.svelte'), words: ['rally', 'tournaments'] },
  { path: '/simul/{tournament}', load: () => import('../features/tournaments/SimulPage.svelte'), words: ['simul', 'tournaments'] },
  { path: '/adjudicate', load: () => import('../features/adjudication/AdjudicatePage.svelte'), words: ['adjudicate', 'board', 'position', 'refusals', 'tiles'] },
  { path: '/records', load: () => import('../features/rankings/RecordsPage.svelte'), words: ['free', 'honours', 'rankings'] },
];

export const MISSING: Page = { path: '', load: () => import('./MissingPage.svelte'), words: ['missing'] };

/** The page that an address means, and its parameter; empty where it has none. */
export function pageAt(address: string): { page: Page; id: string } {
  const parts = address.split('/').filter((part) => part !== '');
  const plain = PAGES.find(({ path }) => path === `/${parts.join('/')}`);
  if (plain !== undefined) return { page: plain, id: '' };
  const last = parts.pop();
  const single = parts.length > 0 ? PAGES.find(({ path }) => path.startsWith(`/${parts.join('/')}/{`)) : undefined;
  const id = last === undefined ? null : decoded(last);
  return single === undefined || id === null ? { page: MISSING, id: '' } : { page: single, id };
}

/** A part of an address as text; null where its bytes are no text. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
