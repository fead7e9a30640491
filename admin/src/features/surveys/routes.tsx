import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';
import { resultsSearch } from './results-search.ts';

const surveys = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/surveys',
  beforeLoad: needs('surveys.read'),
  validateSearch,
  component: lazyRouteComponent(() => import('./surveys-screen.tsx'), 'SurveysScreen'),
});

const survey = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/surveys/$surveyId',
  beforeLoad: needs('surveys.read'),
  validateSearch,
  component: lazyRouteComponent(() => import('./survey-screen.tsx'), 'SurveyScreen'),
});

const results = createRoute({
  getParentRoute: () => consoleFrame,
  path: '/surveys/$surveyId/results',
  beforeLoad: needs('surveys.read'),
  validateSearch: resultsSearch,
  component: lazyRouteComponent(() => import('./results-screen.tsx'), 'ResultsScreen'),
});

export const surveysRoutes = [surveys, survey, results];
