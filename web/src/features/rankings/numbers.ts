/** A ranking, a skill or a mean, with one decimal; below zero with the same sign as what a game has changed. */
export function oneDecimal(value: number, lang: string): string {
  return new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value).replace('-', '−');
}

/** `+12.3`, `−4.0`, `±0.0`, with the mark of the language: what a game has changed. */
export function changeText(before: number, after: number, lang: string): string {
  const moved = Math.round((after - before) * 10) / 10;
  return `${moved > 0 ? '+' : moved < 0 ? '−' : '±'}${oneDecimal(Math.abs(moved), lang)}`;
}
