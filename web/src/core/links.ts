/** Where a person's profile is shown. */
export const profilePath = (name: string): string => `/people/${encodeURIComponent(name)}`;
