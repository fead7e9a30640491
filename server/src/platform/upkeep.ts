import { forgetOldKeys } from './http/index.ts';
import { forgetOldTries } from './limits/index.ts';
import type { Platform } from './platform.ts';
import { purgeUploads } from './storage/index.ts';

const relayedDays = 7;

/** What the house throws away every night: keys of repeated requests, counted tries, news that were told, and every hour uploads that nobody ended. Before `jobs.start`. */
export function scheduleUpkeep(parts: Pick<Platform, 'jobs' | 'db' | 'clock' | 'storage'>): void {
  parts.jobs.schedule('platform.forget-old-keys', '17 3 * * *', async () => void (await forgetOldKeys(parts)));
  parts.jobs.schedule('platform.forget-old-tries', '27 3 * * *', async () => void (await forgetOldTries(parts)));
  parts.jobs.schedule('platform.purge-uploads', '47 * * * *', () => purgeUploads(parts));
  parts.jobs.schedule('platform.forget-sent-news', '37 3 * * *', async () => void (await forgetSentNews(parts)));
}

function forgetSentNews({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  return db
    .write()
    .deleteFrom('platform.outbox')
    .where('relayed_at', '<', clock.in(-relayedDays * 86_400_000))
    .execute();
}
