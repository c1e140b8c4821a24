/** A day in words. */
export function dayOf(ms: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(ms);
}

/** A moment in words. */
export function momentOf(ms: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
}
