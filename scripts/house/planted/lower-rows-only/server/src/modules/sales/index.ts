/** A room of the same row as rewards. */
export { rewardsRoutes } from '../rewards/index.ts';
