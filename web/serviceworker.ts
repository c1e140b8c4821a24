/**
 * Keeps the page for when there is no network. The files of the page, whose names change with what is in them, are all
 * fetched when a version is installed; what the server answers is never kept. `offline.ts` puts the list of the files before
 * this script.
 */
declare const FILES: readonly string[];
declare const VERSION: string;

/** The part of a worker's world that is used; the page's own types know another world. */
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lasting {
  readonly data: { json(): PushText } | null;
}
interface Clicked extends Lasting {
  readonly notification: Notification;
  /** The button that was pressed; empty where the notification itself was. */
  readonly action: string;
}
interface Shown extends NotificationOptions {
  actions: { action: string; title: string }[];
}
interface Client {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
interface World {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; matchAll(of: { type: 'window'; includeUncontrolled: true }): Promise<Client[]>; openWindow(url: string): Promise<unknown> };
  registration: { showNotification(title: string, options: Shown): Promise<void>; pushManager: PushManager };
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<string>) => void): void;
}
const world = self as unknown as World;

/** What the server pushes: one with the same `tag` takes the place of the one of before; `stop` is the name of a button. */
interface PushText {
  title: string;
  body: string;
  path: string;
  tag: string;
  stop: string;
}

const STOP = 'stop';

/** The page itself, at whatever address. */
const PAGE = '/';
const NAME = `tantrix-${VERSION}`;

world.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll([PAGE, ...FILES])));
});

world.addEventListener('activate', (event) => {
  const others = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
  };
  event.waitUntil(others().then(() => world.clients.claim()));
});

/** A version that waits is taken when its reader says so. */
world.addEventListener('message', ({ data }) => {
  if (data === 'update') void world.skipWaiting();
});

world.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(kept(request));
});

/** The page as the server has it now, else the one that was kept. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

world.addEventListener('push', (event) => {
  if (event.data === null) return;
  const { title, body, path, tag, stop } = event.data.json();
  const actions = [{ action: STOP, title: stop }];
  event.waitUntil(world.registration.showNotification(title, { body, tag, actions, icon: '/icon-192.png', badge: '/icon-192.png', data: path }));
});

world.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(event.action === STOP ? stopPushes() : show(String(event.notification.data)));
});

/** Has this browser pushed to no more. Where the server is not reached, it hears of it from the push service. */
async function stopPushes(): Promise<void> {
  const subscription = await world.registration.pushManager.getSubscription();
  if (subscription === null) return;
  const body = JSON.stringify({ endpoint: subscription.endpoint });
  await Promise.allSettled([
    fetch('/api/notifications/browsers/remove', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    subscription.unsubscribe(),
  ]);
}

/** Shows a page: in a window that shows it already, else in any of ours, else in a new one. */
async function show(path: string): Promise<unknown> {
  const windows = await world.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  if (there !== undefined) return there.focus();
  const [first] = windows;
  if (first === undefined) return world.clients.openWindow(path);
  await first.focus();
  return first.navigate(path);
}
