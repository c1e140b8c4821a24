import { get, post } from '../http.ts';
import type { ChangeNotifications, PushBrowser } from '../notifications.ts';

export const notifications = {
  list: () => get('/api/notifications'),
  see: (upto_ms: number) => post('/api/notifications/seen', { upto_ms }),
  choice: () => get('/api/notifications/settings'),
  change: (to: ChangeNotifications) => post('/api/notifications/settings', to),
  subscribe: (browser: PushBrowser) => post('/api/notifications/browsers', browser),
  unsubscribe: (endpoint: string) => post('/api/notifications/browsers/remove', { endpoint }),
  /** Has a link mailed to the address in the account. */
  verify: (lang: string) => post('/api/notifications/verify', { lang }),
  verified: (token: string) => post('/api/notifications/verified', { token }),
  stop: (token: string) => post('/api/notifications/stop/{token}', {}, { token }),
  /** Has a link for a new password mailed to a member. */
  askPassword: (name: string, lang: string) => post('/api/notifications/reset', { name, lang }),
  resetPassword: (token: string, fresh: string) => post('/api/notifications/password', { token, new: fresh }),
  waiting: () => get('/api/me/waiting'),
};

export const follows = {
  list: () => get('/api/follows'),
  change: (name: string, follow: boolean) => post('/api/follows', { name, follow }),
};
