// Written by `make api` from the declarations of the server; do not edit.

/** The languages of the words; the first is the one to fall back on. */
export const DECLARED = {
  en: { name: 'English', reviewed: true },
  fr: { name: 'Français', reviewed: true },
  de: { name: 'Deutsch', reviewed: false },
  es: { name: 'Español', reviewed: false },
} as const;
