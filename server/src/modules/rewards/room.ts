import { namedIn } from '../../platform/audit/index.ts';
import type { Room } from '../room.ts';
import { rewardsFileAccess } from './file-access.ts';
import { rewardsRecords } from './personal-records.ts';
import { rewardsConsoleRoutes, rewardsRoutes } from './routes.ts';
import type { FinishedTrainings } from './store-rewards.ts';

export const rewards: Room<{ finishedTrainings: FinishedTrainings }> = (platform, ports) => ({
  routes: [rewardsRoutes(platform, ports), rewardsConsoleRoutes(platform)],
  fileAccess: rewardsFileAccess(platform),
  trailNames: {
    reward: namedIn('rewards.reward', 'title'),
    order: namedIn('rewards.order', 'number'),
  },
  personalRecords: rewardsRecords(platform),
});
