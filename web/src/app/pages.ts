import type { Component } from 'svelte';

/**
 * A page: its path, and how its component is fetched. At most one part of a path, its last, is a parameter; the component gets
 * it as `id`. Everything else that a component needs is in `props`. The server answers at exactly these paths: a test compares
 * them with its own list, so each stays on one line.
 */
export interface Page {
  path: string;
  load: () => Promise<{ default: PageComponent }>;
  props?: Record<string, unknown>;
}

/** Each page has props of its own. */
type PageComponent = Component<any>;

export const PAGES: readonly Page[] = [
  { path: '/', load: () => import('../features/home/HomePage.svelte') },
  { path: '/new', load: () => import('../features/setup/StrategySetupPage.svelte') },
  { path: '/table/{table}', load: () => import('../features/table/TablePage.svelte') },
  { path: '/replay/{table}', load: () => import('../features/archive/ReplayPage.svelte') },
  { path: '/position', load: () => import('../features/archive/PositionPage.svelte') },
  { path: '/watch', load: () => import('../features/home/WatchPage.svelte') },
  { path: '/puzzles', load: () => import('../features/puzzle/PuzzlesPage.svelte') },
  { path: '/puzzles/own', load: () => import('../features/puzzle/OwnPuzzlePage.svelte') },
  { path: '/puzzle', load: () => import('../features/puzzle/PuzzlePage.svelte') },
  { path: '/course', load: () => import('../features/course/CoursePage.svelte') },
  { path: '/course/{lesson}', load: () => import('../features/course/LessonPage.svelte') },
  { path: '/gobble/race', load: () => import('../features/race/RaceSetupPage.svelte') },
  { path: '/race/{race}', load: () => import('../features/race/RacePage.svelte') },
  { path: '/review/{review}', load: () => import('../features/review/ReviewPage.svelte') },
  { path: '/daily', load: () => import('../features/daily/DailyPage.svelte') },
  { path: '/daily/{date}', load: () => import('../features/daily/DailyPage.svelte') },
  { path: '/solitaire', load: () => import('../features/setup/SolitaireSetupPage.svelte') },
  { path: '/gobble', load: () => import('../features/setup/GobbleSetupPage.svelte') },
  { path: '/mind', load: () => import('../features/setup/MindGameSetupPage.svelte') },
  { path: '/lobby', load: () => import('../features/lobby/LobbyPage.svelte') },
  { path: '/room/{room}', load: () => import('../features/lobby/RoomPage.svelte') },
  { path: '/moderation', load: () => import('../features/chat/ModerationPage.svelte') },
  { path: '/games', load: () => import('../features/archive/GamesPage.svelte') },
  { path: '/free', load: () => import('../features/freetable/FreeTablePage.svelte') },
  { path: '/me', load: () => import('../features/accounts/MePage.svelte') },
  { path: '/people/{name}', load: () => import('../features/accounts/PersonPage.svelte') },
  { path: '/api-docs', load: () => import('../features/bots/ApiDocsPage.svelte') },
  { path: '/news', load: () => import('../features/posts/PostsPage.svelte'), props: { kind: 'news' } },
  { path: '/news/{post}', load: () => import('../features/posts/PostPage.svelte') },
  { path: '/articles', load: () => import('../features/posts/PostsPage.svelte'), props: { kind: 'article' } },
  { path: '/articles/{post}', load: () => import('../features/posts/PostPage.svelte') },
  { path: '/write', load: () => import('../features/posts/WritePage.svelte') },
  { path: '/write/{post}', load: () => import('../features/posts/EditPage.svelte') },
  { path: '/rankings', load: () => import('../features/rankings/RankingsPage.svelte') },
  { path: '/rankings/{name}', load: () => import('../features/rankings/RankedPage.svelte') },
  { path: '/records', load: () => import('../features/rankings/RecordsPage.svelte') },
];

export const MISSING: Page = { path: '', load: () => import('./MissingPage.svelte') };

/** The page that an address means, and its parameter; empty where it has none. */
export function pageAt(address: string): { page: Page; id: string } {
  const parts = address.split('/').filter((part) => part !== '');
  const plain = PAGES.find(({ path }) => path === `/${parts.join('/')}`);
  if (plain !== undefined) return { page: plain, id: '' };
  const single = PAGES.find(({ path }) => path.startsWith(`/${parts[0]}/{`));
  const id = parts.length === 2 ? decoded(parts[1]) : null;
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
