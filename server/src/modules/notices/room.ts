import type { Room } from '../room.ts';
import { noticesRecords } from './personal-records.ts';
import { queuePushes } from './push/queue-pushes.ts';
import { noticesRoutes, type NoticesPorts } from './routes.ts';
import { tellOfCopy } from './tell-of-copy.ts';
import { tellOfRevokedSession } from './tell-of-revoked-session.ts';
import { registerNoticesWorkers } from './workers.ts';

export const notices: Room<NoticesPorts> = (platform, ports) => ({
  routes: [noticesRoutes(platform, ports)],
  subscribers: {
    'identity.family_revoked': { 'notices.tell': (event) => tellOfRevokedSession(platform, event) },
    'notices.told': { 'notices.push': (event) => queuePushes(platform, event) },
    'identity.copy_ready': { 'notices.tell_of_copy': (event) => tellOfCopy(platform, event) },
  },
  jobs: () => registerNoticesWorkers(platform),
  personalRecords: noticesRecords(platform),
});
