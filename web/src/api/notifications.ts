import type * as wire from './generated.ts';

export type { ChangeNotifications, FollowedView as Followed, NotificationChoice, NoticeView as Notice, PushBrowser, Waiting } from './generated.ts';

export type NoticeKind = wire.NoticeView['kind'];
export const NOTICE_KINDS: readonly NoticeKind[] = ['turn', 'offer', 'challenge', 'round', 'start', 'followed', 'reply', 'renamed'];
