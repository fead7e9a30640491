import type { Platform } from '../../platform/platform.ts';
import { sweepPushDevices } from './push/devices.ts';
import { pushJob, sendPush } from './push/send-push.ts';
import { emailJob, sendEmail } from './send-email.ts';
import { writeEmails } from './write-emails.ts';

/** The e-mails of this room: gathered every minute, each sent by a job of its own; and the notices to phones, a job each. */
export function registerNoticesWorkers(platform: Platform): void {
  platform.jobs.work(emailJob, (payload) => sendEmail(platform, payload), 'email');
  platform.jobs.work(pushJob, (payload) => sendPush(platform, payload), 'push');
  platform.jobs.schedule('notices.sweep-push-devices', '23 4 * * *', () => sweepPushDevices(platform));
  platform.jobs.schedule('notices.write-emails', '* * * * *', async () => void (await writeEmails(platform)));
}
