import { createRouter } from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import { Loading } from '@vitrine/ui';
import { campaignRoutes, campaignTasks } from '../features/campaigns/index.ts';
import { certificatePublicRoutes, certificateRoutes } from '../features/certificates/index.ts';
import { identityRoutes } from '../features/identity/index.ts';
import { learningRoutes, learningTasks } from '../features/learning/index.ts';
import { rewardRoutes, rewardTasks } from '../features/rewards/index.ts';
import { saleRoutes, saleTasks } from '../features/sales/index.ts';
import { memberFrame, publicFrame, rootFrame, signedIn, taskFrame } from '../shared/frames.tsx';
import type { RouterContext } from '../shared/frames.tsx';
import { homeRoute, pointsRoute, pointsTableRoute, profileRoute, redirects } from './app-routes.tsx';

const tree = rootFrame.addChildren([
  publicFrame.addChildren([...identityRoutes, ...certificatePublicRoutes]),
  signedIn.addChildren([
    memberFrame.addChildren([
      homeRoute,
      profileRoute,
      pointsRoute,
      pointsTableRoute,
      ...learningRoutes,
      ...certificateRoutes,
      ...campaignRoutes,
      ...saleRoutes,
      ...rewardRoutes,
    ]),
    taskFrame.addChildren([...learningTasks, ...campaignTasks, ...saleTasks, ...rewardTasks]),
  ]),
  ...redirects,
]);

/** All addresses of the learner app. */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  const { Failure, Missing } = context;
  return createRouter({
    routeTree: tree,
    context,
    ...(history ? { history } : {}),
    defaultPreload: false, // links ask by themselves
    defaultPreloadStaleTime: 0, // the query cache decides
    scrollRestoration: true,
    defaultPendingMs: 200,
    defaultPendingComponent: () => <Loading />,
    defaultErrorComponent: ({ error, reset }) => <Failure error={error} reset={reset} />,
    notFoundMode: 'root', // an address that only begins as a member's screen asks nobody to log in (NAV-06)
    defaultNotFoundComponent: () => (
      <main>
        <Missing />
      </main>
    ),
  });
}
