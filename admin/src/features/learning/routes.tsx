import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { consoleFrame, needs } from '../../shared/console-routes.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';

const list = { getParentRoute: () => consoleFrame, beforeLoad: needs('results.read'), validateSearch };

const tests = createRoute({ ...list, path: '/tests', component: lazyRouteComponent(() => import('./tests-screen.tsx'), 'TestsScreen') });
const results = createRoute({
  ...list,
  path: '/tests/$activityId',
  component: lazyRouteComponent(() => import('./results-screen.tsx'), 'ResultsScreen'),
});
const gradebook = createRoute({
  ...list,
  path: '/gradebook/$courseId',
  component: lazyRouteComponent(() => import('./gradebook-screen.tsx'), 'GradebookScreen'),
});
const groupGradebook = createRoute({
  ...list,
  path: '/gradebook',
  component: lazyRouteComponent(() => import('./group-gradebook-screen.tsx'), 'GroupGradebookScreen'),
});
const answers = createRoute({
  ...list,
  path: '/answers-to-grade',
  beforeLoad: needs('results.grade'),
  component: lazyRouteComponent(() => import('./grading-screen.tsx'), 'GradingScreen'),
});
const blocked = createRoute({
  ...list,
  path: '/blocked',
  component: lazyRouteComponent(() => import('./blocked-screen.tsx'), 'BlockedScreen'),
});

const packages = createRoute({
  ...list,
  path: '/packages',
  component: lazyRouteComponent(() => import('./packages/packages-screen.tsx'), 'PackagesScreen'),
});
const packageResults = createRoute({
  ...list,
  path: '/packages/$packageId',
  component: lazyRouteComponent(() => import('./packages/package-results-screen.tsx'), 'PackageResultsScreen'),
});

export const resultsRoutes = [packages, packageResults, tests, results, gradebook, groupGradebook, answers, blocked];
