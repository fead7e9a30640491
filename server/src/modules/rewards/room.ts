import { namedIn } from '../../platform/audit/index.ts';
import type { Room } from '../room.ts';
import { rewardsFileAccess } from './file-access.ts';
import { rewardsRecords } from './personal-records.ts';
import { rewardsConsoleRoutes, rewardsRoutes } from './routes.ts';
import type { PhotosToSend } from './goal-plan.ts';
import { tellOfGoals } from './tell-of-goals.ts';
import type { FinishedTrainings } from './store-rewards.ts';

export const rewards: Room<{ finishedTrainings: FinishedTrainings; photosToSend: PhotosToSend }> = (platform, ports) => ({
  routes: [rewardsRoutes(platform, ports), rewardsConsoleRoutes(platform)],
  jobs: (jobs) => jobs.schedule('rewards.tell-of-goals', '*/5 * * * *', async () => void (await tellOfGoals({ ...platform, ...ports }))),
  fileAccess: rewardsFileAccess(platform),
  trailNames: {
    reward: namedIn('rewards.reward', 'title'),
    order: namedIn('rewards.order', 'number'),
  },
  personalRecords: rewardsRecords(platform),
});
