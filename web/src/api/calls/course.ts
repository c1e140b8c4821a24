import { get, post } from '../http.ts';
import type { Option, StepName } from '../course.ts';

export const courseApi = {
  lessons: () => get('/api/course'),
  step: (name: StepName) => get('/api/course/{lesson}/{step}', { ...name }),
  answer: (name: StepName, body: { placements: string[] } | { chosen: Option[] }) =>
    post('/api/course/{lesson}/{step}/answer', body, { ...name }),
  preview: (name: StepName, placements: string[], placement: string) =>
    post('/api/course/{lesson}/{step}/preview', { placements, placement }, { ...name }),
  show: (name: StepName, placements: string[]) => post('/api/course/{lesson}/{step}/show', { placements }, { ...name }),
};
