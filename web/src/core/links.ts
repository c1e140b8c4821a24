/** Where a person's profile is shown. */
export const profilePath = (name: string): string => `/people/${encodeURIComponent(name)}`;

/** Where a person is challenged: whoever opens it is asked for terms, and the person invited to a room. */
export const challengePath = (name: string): string => `/lobby?challenge=${encodeURIComponent(name)}`;

/** Where a name is reported that a visitor gave, and that stands on a day, a figure, a spaghetti or at a table. */
export const reportPath = (at: string, id: string): string => `/report?at=${at}&id=${encodeURIComponent(id)}`;

const FRAME = '/embed';

/** Where a page is shown that other sites may put into a frame. */
export const framed = (path: string): string => `${FRAME}${path}`;

/** The same page outside of a frame. */
export const unframed = (path: string): string => path.slice(FRAME.length);
