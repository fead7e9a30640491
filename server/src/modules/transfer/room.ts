import { z } from 'zod';
import type { Room } from '../room.ts';
import { transferRecords } from './personal-records.ts';
import { transferRoutes } from './routes.ts';
import { tellPartnerJob } from './send-points.ts';
import { askAfterHeld, tellPartner } from './tell-partner.ts';

const OneSending = z.object({ tenantId: z.uuid(), sendingId: z.uuid() });

export const transfer: Room = (platform) => ({
  routes: [transferRoutes(platform)],
  jobs: (jobs) => {
    jobs.work(tellPartnerJob, (payload) => tellPartner(platform, OneSending.parse(payload)));
    jobs.schedule('transfer.ask-after-held', '* * * * *', () => askAfterHeld(platform));
  },
  personalRecords: transferRecords(platform),
});
