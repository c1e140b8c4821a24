/** Where a person's profile is shown. */
export const profilePath = (name: string): string => `/people/${encodeURIComponent(name)}`;

/** Where a person is challenged: whoever opens it is asked for terms, and the person invited to a room. */
export const challengePath = (name: string): string => `/lobby?challenge=${encodeURIComponent(name)}`;
