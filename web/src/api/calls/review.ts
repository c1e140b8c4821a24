import { get, post } from '../http.ts';
import type { NewReview } from '../review.ts';

export const reviews = {
  get: (review: string) => get('/api/reviews/{review}', { review }),
  /** The review to which those come who were at a table, if there is one yet. */
  of: (table: string) => get('/api/reviews', { table }),
  make: (request: NewReview) => post('/api/reviews', request),
};
