import { createRoute } from '@tanstack/react-router';
import { memberFrame, taskFrame } from '../../shared/frames.tsx';
import { lazyScreen } from '../../shared/lazy-screen.ts';

export const surveysRoutes = [
  createRoute({
    getParentRoute: () => memberFrame,
    path: '/surveys',
    component: lazyScreen(() => import('./surveys-page.tsx'), 'SurveysPage'),
  }),
];

const idIn = (value: unknown): string | undefined => (typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value) ? value : undefined);

/** One survey (SUR-01); `course` or `trail` names the training that a reaction evaluation is about (REA-01). */
export const surveysTasks = [
  createRoute({
    getParentRoute: () => taskFrame,
    path: '/home/surveys/$surveyId',
    validateSearch: (search: Record<string, unknown>): { course?: string; trail?: string } => {
      const [course, trail] = [idIn(search['course']), idIn(search['trail'])];
      return { ...(course ? { course } : {}), ...(trail ? { trail } : {}) };
    },
    component: lazyScreen(() => import('./survey-page.tsx'), 'SurveyPage'),
  }),
];
