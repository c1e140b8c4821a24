import { notifications } from '../../api/calls/notifications.ts';
import type { NotificationChoice } from '../../api/notifications.ts';

/** Whether this browser takes pushes at all: not before its page is kept by a service worker. */
export const takesPushes = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether this browser is being pushed to. */
export async function subscribed(): Promise<boolean> {
  const known = await navigator.serviceWorker.getRegistration();
  return ((await known?.pushManager.getSubscription()) ?? null) !== null;
}

/** Asks the reader, then the browser's maker, then the server; null where the reader refuses. */
export async function subscribe(key: string): Promise<NotificationChoice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const known = await navigator.serviceWorker.ready;
  const made = await known.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { p256dh, auth } = made.toJSON().keys ?? {};
  return notifications.subscribe({ endpoint: made.endpoint, key: p256dh ?? '', secret: auth ?? '' });
}

/** Has this browser be pushed to no more. */
export async function unsubscribe(): Promise<void> {
  const known = await navigator.serviceWorker.getRegistration();
  const made = await known?.pushManager.getSubscription();
  if (!made) return;
  await notifications.unsubscribe(made.endpoint);
  await made.unsubscribe();
}
