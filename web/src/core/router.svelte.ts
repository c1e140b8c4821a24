import { EMBEDDED } from '../api/embedded.ts';

class Router {
  /** Path and search of the page shown. */
  address = $state(location.pathname + location.search);

  /** A frame of another site stays at its page: every other one is opened in a window of its own. */
  go(address: string): void {
    if (EMBEDDED && address.split('?')[0] !== location.pathname) return void open(address, '_blank', 'noopener');
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
