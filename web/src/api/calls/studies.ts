import type { Bodies } from '../generated.ts';
import { addressOf, get, post, remove } from '../http.ts';
import type { Visibility, WireTree } from '../studies.ts';

export const studies = {
  mine: (before: string | null) => get('/api/studies', { before: before ?? undefined }),
  everybodys: (before: string | null) => get('/api/studies/public', { before: before ?? undefined }),
  get: (study: string) => get('/api/studies/{study}', { study }),
  begin: (wish: Bodies['POST /api/studies']) => post('/api/studies', wish),
  save: (study: string, version: number, tree: WireTree) => post('/api/studies/{study}', { version, tree }, { study }),
  settle: (study: string, name: string, visibility: Visibility) =>
    post('/api/studies/{study}/settings', { name, visibility }, { study }),
  remove: (study: string) => remove('/api/studies/{study}', { study }),
  hide: (study: string, hidden: boolean) => post('/api/studies/{study}/hide', { hidden }, { study }),
  report: (study: string, reason: string) => post('/api/studies/{study}/report', { reason }, { study }),
  textPath: (study: string) => addressOf('/api/studies/{study}/text', { study }),
  analysis: (text: string) => get('/api/positions/analysis', { text }),
};
