/** Pages by their address. */
const PLAIN = {
  '': 'home',
  'api-docs': 'apidocs',
  articles: 'articles',
  course: 'course',
  daily: 'daily',
  free: 'free',
  games: 'games',
  gobble: 'gobble',
  'gobble/race': 'races',
  me: 'me',
  lobby: 'lobby',
  mind: 'mind',
  moderation: 'moderation',
  new: 'new',
  news: 'news',
  position: 'position',
  puzzle: 'puzzle',
  puzzles: 'puzzles',
  'puzzles/own': 'own',
  rankings: 'rankings',
  records: 'records',
  solitaire: 'solitaire',
  watch: 'watch',
  write: 'write',
} as const;

/** Pages of one thing each, by the word before its id. */
const SINGLE = {
  articles: 'post',
  course: 'lesson',
  daily: 'daily',
  news: 'post',
  people: 'person',
  race: 'race',
  rankings: 'ranked',
  replay: 'replay',
  review: 'review',
  room: 'room',
  table: 'table',
  write: 'edit',
} as const;

type Of<Pages> = Pages[keyof Pages];

/** Which page an address means. */
export type Route = { page: Of<typeof PLAIN> | 'missing' } | { page: Of<typeof SINGLE>; id: string };

export function routeOf(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const plain = Object.entries(PLAIN).find(([address]) => address === parts.join('/'));
  if (plain !== undefined) return { page: plain[1] };
  const single = Object.entries(SINGLE).find(([word]) => word === parts[0]);
  const id = parts.length === 2 ? decoded(parts[1]) : null;
  return single === undefined || id === null ? { page: 'missing' } : { page: single[1], id };
}

/** A part of an address as text; null where its bytes are no text. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

class Router {
  /** Path and search of the page shown. */
  address = $state(location.pathname + location.search);
  route = $derived(routeOf(this.address.split('?')[0]));

  go(address: string): void {
    history.pushState(null, '', address);
    this.follow();
    scrollTo(0, 0);
  }

  /** Changes the address of this page without a step in the browser's history. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    this.address = address;
  }

  follow(): void {
    this.address = location.pathname + location.search;
  }

  /** Keeps clicks on links of our own pages within the page. */
  click(event: MouseEvent): void {
    const link = (event.target as Element).closest?.('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/') || link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();

/** A parameter of the address of the page shown. */
export function parameter(name: string): string | null {
  return new URLSearchParams(router.address.split('?')[1] ?? '').get(name);
}
