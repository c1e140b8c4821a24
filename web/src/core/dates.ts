/** A day in words. */
export function dayOf(ms: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(ms);
}

/** A moment in words, by milliseconds or as ISO 8601. */
export function momentOf(when: number | string, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(when));
}
