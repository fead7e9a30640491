import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { memberFrame, taskFrame } from '../../shared/frames.tsx';

const campaignsRoute = createRoute({
  getParentRoute: () => memberFrame,
  path: '/campaigns',
  component: lazyRouteComponent(() => import('./campaigns-page.tsx'), 'CampaignsPage'),
});

const campaignRoute = createRoute({
  getParentRoute: () => taskFrame,
  path: '/campaigns/$campaignId',
  component: lazyRouteComponent(() => import('./campaign-page.tsx'), 'CampaignPage'),
});

/** Each campaign needs a registration of its own (CMP-02). */
const registrationRoute = createRoute({
  getParentRoute: () => taskFrame,
  path: '/campaigns/$campaignId/registration',
  component: lazyRouteComponent(() => import('./registration/registration-page.tsx'), 'RegistrationPage'),
});

export const campaignRoutes = [campaignsRoute];
/** These bring a dock of their own in the place of the bar. */
export const campaignTasks = [campaignRoute, registrationRoute];
