import { get } from '../http.ts';

/** The pages that have something to show, beside those that always have. */
export const doors = () => get('/api/doors');
