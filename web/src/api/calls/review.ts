import { post, request } from '../http.ts';
import type { ReviewSnapshot } from '../review.ts';

export const reviews = {
  get: (id: string) => request<ReviewSnapshot>(`/api/reviews/${encodeURIComponent(id)}`),
  /** The review to which those come who were at a table, if there is one yet. */
  of: (table: string) => request<{ review: string | null }>(`/api/reviews?table=${encodeURIComponent(table)}`),
  make: (request: { table?: string; record?: string; room?: string }) => post<{ review: string }>('/api/reviews', request),
};
