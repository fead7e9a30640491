import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openPlatform } from '../../../server/src/open-platform.ts';
import { readSettings } from '../../../server/src/platform/config/index.ts';
import type { Platform } from '../../../server/src/platform/platform.ts';

/** The house on a database of its own, without HTTP and jobs; `connections` of them, so that many really act at once. */
export async function withLab<T>(
  { appUrl, connections = 24 }: { appUrl: string; connections?: number },
  work: (platform: Platform) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-races-'));
  const closers: (() => Promise<unknown>)[] = [];
  try {
    const settings = readSettings({
      NODE_ENV: 'test',
      LOG_LEVEL: 'fatal',
      DATA_DIR: dataDir,
      DEMO: 'false',
      DATABASE_CONNECTIONS: String(connections),
    });
    const log = pino({ level: 'fatal' });
    return await work(await openPlatform(settings, { appUrl, dataDir, log, onClose: (close) => closers.push(close) }));
  } finally {
    for (const close of closers.toReversed()) await close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
