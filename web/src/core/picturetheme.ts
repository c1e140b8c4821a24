import type { Settings } from './settings.ts';

/** The theme in which the server draws what the page shows in its own. */
export function pictureTheme({ theme, scheme }: Pick<Settings, 'theme' | 'scheme'>): string {
  if (theme !== 'classic') return theme;
  const dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  return dark ? 'dark' : 'light';
}
