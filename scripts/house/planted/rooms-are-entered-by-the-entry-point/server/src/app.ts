import { rewardsRoutes } from './modules/rewards/routes.ts';

export const routes = rewardsRoutes;
