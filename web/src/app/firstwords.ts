/** The only words that do not come from the house: what is said when the house does not answer. */
export interface FirstWords {
  title: string;
  text: string;
  retry: string;
}

const WORDS: Record<string, FirstWords> = {
  en: { title: 'The house does not answer', text: 'Check the connection, then try again.', retry: 'Try again' },
  fr: { title: 'La maison ne répond pas', text: 'Vérifiez la connexion, puis réessayez.', retry: 'Réessayer' },
};

export function firstWords(lang: string): FirstWords {
  return WORDS[lang] ?? WORDS.en;
}
