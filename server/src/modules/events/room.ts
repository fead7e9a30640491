import { namedIn } from '../../platform/audit/index.ts';
import type { PutOrdersOnHold } from '../ledger/index.ts';
import type { Room } from '../room.ts';
import { eventsFileAccess } from './file-access.ts';
import { eventsRecords } from './personal-records.ts';
import { eventsRoutes } from './routes.ts';
import { remindGuests, tellGuests, tellGuestsJob } from './tell-guests.ts';

export const events: Room<{ putOrdersOnHold: PutOrdersOnHold }> = (platform, ports) => ({
  routes: [eventsRoutes({ ...platform, ...ports })],
  jobs: (jobs) => {
    jobs.work(tellGuestsJob, (payload) => tellGuests(platform, payload));
    jobs.schedule('events.remind-guests', '*/15 * * * *', () => remindGuests(platform));
  },
  fileAccess: eventsFileAccess(platform),
  trailNames: { event: namedIn('events.event', 'name') },
  personalRecords: eventsRecords(platform),
});
