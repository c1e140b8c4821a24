/** The service worker, which keeps the page for when there is no network, and newer versions of the page. */
class Updates {
  /** A newer version is there, and waits until its reader takes it. */
  waiting = $state.raw<ServiceWorker | null>(null);

  /** Has the browser keep the page once it is there; where browsers cannot, the page needs a network. */
  start(): void {
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    // A first version takes over without a word: there was none before it.
    const first = serviceWorker.controller === null;
    serviceWorker.addEventListener('controllerchange', () => {
      if (!first) location.reload();
    });
    addEventListener('load', () => void serviceWorker.register('/sw.js').then((known) => this.#watch(known), () => {}));
  }

  take(): void {
    this.waiting?.postMessage('update');
  }

  #watch(known: ServiceWorkerRegistration): void {
    if (known.active !== null) this.waiting = known.waiting;
    known.addEventListener('updatefound', () => {
      const { installing } = known;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && known.active !== null) this.waiting = installing;
      });
    });
  }
}

export const updates = new Updates();
