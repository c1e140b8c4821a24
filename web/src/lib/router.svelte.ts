/** Which page an address means. */
export type Route =
  | { page: 'home' | 'new' | 'watch' | 'position' | 'puzzles' | 'puzzle' | 'own' | 'missing' }
  | { page: 'table' | 'replay'; id: string };

export function routeOf(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const [page, id] = parts;
  if (parts.length === 0) return { page: 'home' };
  if (parts.length === 1 && (page === 'puzzles' || page === 'puzzle')) return { page };
  if (parts.join('/') === 'puzzles/own') return { page: 'own' };
  if (parts.length === 1 && (page === 'new' || page === 'watch' || page === 'position')) return { page };
  if (parts.length === 2 && (page === 'table' || page === 'replay')) return { page, id: decodeURIComponent(id) };
  return { page: 'missing' };
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
