import { rewardsRoutes } from './modules/rewards/index.ts';

/** Every room's routes, one line each. */
export const routes = [...rewardsRoutes, { method: 'GET', url: '/healthz' }];
