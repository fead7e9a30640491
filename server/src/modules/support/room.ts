import { namedIn } from '../../platform/audit/index.ts';
import type { Room } from '../room.ts';
import { supportFileAccess } from './file-access.ts';
import { visitorEmailJob, writeToVisitor } from './emails.ts';
import { supportRecords } from './personal-records.ts';
import { supportRoutes } from './routes.ts';

export const support: Room = (platform) => ({
  routes: [supportRoutes(platform)],
  jobs: (jobs) => jobs.work(visitorEmailJob, (payload) => writeToVisitor(platform, payload)),
  fileAccess: supportFileAccess(platform),
  trailNames: {
    ticket: namedIn('support.ticket', 'number'),
    faq_entry: namedIn('support.faq_entry', 'question'),
  },
  personalRecords: supportRecords(platform),
});
