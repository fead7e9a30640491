import type { Room } from '../room.ts';
import { levelsRecords } from './personal-records.ts';
import type { InvoicesOf } from './requests.ts';
import { levelsRoutes } from './routes.ts';
import { settleCampaigns } from './settle-campaigns.ts';

export const levels: Room<{ invoicesOf: InvoicesOf }> = (platform, ports) => ({
  routes: [levelsRoutes(platform, ports)],
  jobs: (jobs) => {
    jobs.schedule('levels.settle-campaigns', '41 * * * *', async () => void (await settleCampaigns(platform)));
  },
  personalRecords: levelsRecords(platform),
});
