import type { Platform } from '../../platform/platform.ts';
import { letterJob, sendLetter } from './send-letter.ts';
import { writeLetters } from './write-letters.ts';

/** The letters of this room: gathered every minute, each sent by a job of its own. */
export function registerNoticesWorkers(platform: Platform): void {
  platform.jobs.work(letterJob, (payload) => sendLetter(platform, payload), 'letter');
  platform.jobs.schedule('notices.write-letters', '* * * * *', async () => void (await writeLetters(platform)));
}
