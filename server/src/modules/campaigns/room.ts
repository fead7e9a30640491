import { namedIn } from '../../platform/audit/index.ts';
import type { Room } from '../room.ts';
import { campaignsConsoleRoutes } from './console-routes.ts';
import type { CopyBeside } from './copy-campaign.ts';
import { freezeBegunCampaigns } from './freeze-points.ts';
import { campaignsRecords } from './personal-records.ts';
import { campaignsRoutes } from './routes.ts';
import { tellOfBudgets, tellOfPromotions } from './tell-of-campaigns.ts';

export const campaigns: Room<{ copyBeside: CopyBeside }> = (platform, ports) => ({
  routes: [campaignsRoutes(platform), campaignsConsoleRoutes(platform, ports)],
  jobs: (jobs) => {
    jobs.schedule('campaigns.freeze-begun', '*/5 * * * *', async () => void (await freezeBegunCampaigns(platform)));
    jobs.schedule('campaigns.tell-of-promotions', '13 * * * *', async () => void (await tellOfPromotions(platform)));
    jobs.schedule('campaigns.tell-of-budgets', '43 * * * *', async () => void (await tellOfBudgets(platform)));
  },
  trailNames: {
    campaign: namedIn('campaigns.campaign', 'name'),
    product: namedIn('campaigns.product', 'name'),
    product_brand: namedIn('campaigns.brand', 'name'),
    store: namedIn('campaigns.store', 'name'),
    retailer: namedIn('campaigns.retailer', 'name'),
    agency: namedIn('campaigns.agency', 'name'),
    promotion: namedIn('campaigns.promotion', 'name'),
  },
  personalRecords: campaignsRecords(platform),
});
