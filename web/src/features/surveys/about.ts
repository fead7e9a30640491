import type { Training } from '@vitrine/contract/surveys';

/** A survey, and the training that a reaction evaluation is about. */
export type About = { surveyId: string; about: Training | null };

/** Where the survey was opened from: the training that it is about, or the list. */
export const backOf = (about: About['about']): string =>
  about === null ? '/surveys' : about.kind === 'course' ? `/online-courses/${about.id}` : `/trails/${about.id}`;
