import type { Room } from '../room.ts';
import { campaignsConsoleRoutes } from './console-routes.ts';
import { freezeBegunCampaigns } from './freeze-points.ts';
import { campaignsRecords } from './personal-records.ts';
import { campaignsRoutes } from './routes.ts';

export const campaigns: Room = (platform) => ({
  routes: [campaignsRoutes(platform), campaignsConsoleRoutes(platform)],
  jobs: (jobs) => jobs.schedule('campaigns.freeze-begun', '*/5 * * * *', async () => void (await freezeBegunCampaigns(platform))),
  personalRecords: campaignsRecords(platform),
});
