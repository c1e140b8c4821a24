import { get, post } from '../http.ts';
import type { Minutes } from '../tactics.ts';

export const tactics = {
  list: () => get('/api/tactics'),
  tactic: (tactic: string) => get('/api/tactics/{tactic}', { tactic }),
  answer: (tactic: string, placement: string) => post('/api/tactics/{tactic}/answer', { placement }, { tactic }),
  solution: (tactic: string) => post('/api/tactics/{tactic}/solution', {}, { tactic }),
};

export const rushes = {
  table: (minutes: Minutes) => get('/api/rush', { minutes: `${minutes}` }),
  start: (minutes: Minutes) => post('/api/rush', { minutes }),
  rush: (rush: string) => get('/api/rush/{rush}', { rush }),
  answer: (rush: string, number: number, placement: string) => post('/api/rush/{rush}/answer', { number, placement }, { rush }),
};
