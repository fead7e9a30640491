/** `npm run reconcile`: recounts all progress from what devices reported and from attempts (decision D12); ends with 1 when something differs. */
import { pino } from 'pino';
import { openPlatform } from './open-platform.ts';
import { readSettings } from './platform/config/index.ts';
import { asOwner } from './platform/postgres/index.ts';
import { reconcileAll } from './modules/learning/index.ts';

await asOwner({ alone: false }, async ({ ownerUrl, dataDir }) => {
  const closers: (() => Promise<unknown>)[] = [];
  const settings = readSettings({ ...process.env, LOG_LEVEL: 'fatal' });
  try {
    const platform = await openPlatform(settings, {
      appUrl: ownerUrl,
      deadline: 'command',
      dataDir,
      log: pino({ level: 'fatal' }),
      onClose: (close) => closers.push(close),
    });
    const enrolments = await reconcileAll(platform, { since: null });
    return `${enrolments} enrolments were recounted, and all agree`;
  } catch (fault) {
    process.exitCode = 1;
    return fault instanceof Error ? fault.message : String(fault);
  } finally {
    for (const close of closers.toReversed()) await close();
  }
});
