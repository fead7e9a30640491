import { namedIn } from '../../platform/audit/index.ts';
import type { Room } from '../room.ts';
import { messagesRecords } from './personal-records.ts';
import { messagesRoutes } from './routes.ts';
import { takeBackFromInboxes, takeBackJob, tellMembers, tellMembersJob } from './tell-members.ts';

export const messages: Room = (platform) => ({
  routes: [messagesRoutes(platform)],
  jobs: (jobs) => {
    jobs.work(tellMembersJob, (payload) => tellMembers(platform, payload));
    jobs.work(takeBackJob, (payload) => takeBackFromInboxes(platform, payload));
  },
  trailNames: { message: namedIn('messages.message', 'title') },
  personalRecords: messagesRecords(platform),
});
