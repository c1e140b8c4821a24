import { get, post } from '../http.ts';
import type { Bodies } from '../generated.ts';
import type { Section } from '../forum.ts';

export const forum = {
  sections: () => get('/api/forum'),
  threads: (section: Section, before: string | null) => get('/api/forum/threads', { section, before: before ?? undefined }),
  thread: (id: string, page: string, about: string) => get('/api/forum/threads/{thread}', { thread: id, page, post: about }),
  begin: (thread: Bodies['POST /api/forum/threads']) => post('/api/forum/threads', thread),
  reply: (thread: number, reply: Bodies['POST /api/forum/threads/{thread}']) =>
    post('/api/forum/threads/{thread}', reply, { thread }),
  mark: (thread: number, state: Bodies['POST /api/forum/threads/{thread}/state']) =>
    post('/api/forum/threads/{thread}/state', state, { thread }),
  hide: (about: number, hidden: boolean) => post('/api/forum/posts/{post}/hide', { hidden }, { post: about }),
  report: (about: number, reason: string) => post('/api/forum/posts/{post}/report', { reason }, { post: about }),
};
