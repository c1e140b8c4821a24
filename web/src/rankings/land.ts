const names = new Map<string, Intl.DisplayNames>();

/** What a country is called in a language; its code where nobody knows. */
export function landName(code: string, lang: string): string {
  if (!names.has(lang)) names.set(lang, new Intl.DisplayNames(lang, { type: 'region' }));
  try {
    return names.get(lang)?.of(code) ?? code;
  } catch {
    return code;
  }
}
