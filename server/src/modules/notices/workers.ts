import type { Platform } from '../../platform/platform.ts';
import { emailJob, sendEmail } from './send-email.ts';
import { writeEmails } from './write-emails.ts';

/** The e-mails of this room: gathered every minute, each sent by a job of its own. */
export function registerNoticesWorkers(platform: Platform): void {
  platform.jobs.work(emailJob, (payload) => sendEmail(platform, payload), 'email');
  platform.jobs.schedule('notices.write-emails', '* * * * *', async () => void (await writeEmails(platform)));
}
