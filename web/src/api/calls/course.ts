import { post, request } from '../http.ts';
import type { Judged, LessonRow, Option, Shown, StepForm, StepName } from '../course.ts';
import type { Preview } from '../types.ts';

const path = ({ lesson, step }: StepName) =>
  `/api/course/${encodeURIComponent(lesson)}/${encodeURIComponent(step)}`;

export const courseApi = {
  lessons: () => request<{ lessons: LessonRow[] }>('/api/course'),
  step: (name: StepName) => request<StepForm>(path(name)),
  answer: (name: StepName, body: { placements: string[] } | { chosen: Option[] }) =>
    post<Judged>(`${path(name)}/answer`, body),
  preview: (name: StepName, placements: string[], placement: string) =>
    post<Omit<Preview, 'type' | 'id'>>(`${path(name)}/preview`, { placements, placement }),
  show: (name: StepName, placements: string[]) => post<Shown>(`${path(name)}/show`, { placements }),
};
