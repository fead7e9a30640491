import type { Room } from '../room.ts';
import { expireAllGivenBack } from './close-ended-books.ts';
import type { CurrentCampaignOf } from './get-points.ts';
import { ledgerRecords } from './personal-records.ts';
import { ledgerRoutes } from './routes.ts';
import { sealEntries } from './seal-entries.ts';
import type { TitlesOfOrders } from './statement-titles.ts';

export const ledger: Room<{ currentCampaignOf: CurrentCampaignOf; titlesOfOrders: TitlesOfOrders }> = (platform, ports) => ({
  routes: [ledgerRoutes(platform, ports)],
  jobs: (jobs) => {
    jobs.schedule('ledger.seal', '* * * * *', async () => void (await sealEntries(platform)));
    jobs.schedule('ledger.expire-given-back', '21 * * * *', () => expireAllGivenBack(platform));
  },
  personalRecords: ledgerRecords(platform),
});
