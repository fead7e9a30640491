import { rewardsRoutes } from './modules/rewards/back-door.ts';
import { readFile } from 'node:fs/promises';

export const routes = [...rewardsRoutes, readFile];
