/**
 * `npm run jobs -- dead`: jobs that were given up, newest first. `npm run jobs -- replay ID… | --queue NAME | --all`: does them again, and says so in the audit log of every client
 * that they concern. Ends with 1 when nothing could be listed or replayed.
 */
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { z } from 'zod';
import { replayAsOperator } from './modules/tenancy/index.ts';
import { openPlatform } from './open-platform.ts';
import { readSettings } from './platform/config/index.ts';
import { asOwner } from './platform/postgres/index.ts';
import type { Platform } from './platform/platform.ts';

const shown = 100;
const usage = 'npm run jobs -- dead | replay ID… | replay --queue NAME | replay --all';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { queue: { type: 'string' }, all: { type: 'boolean' } } });
const [verb, ...ids] = positionals;
const isOneChoice = [ids.length > 0, values.queue !== undefined, values.all === true].filter(Boolean).length === 1;
const isKnown = verb === 'dead' ? ids.length === 0 : verb === 'replay' && isOneChoice && ids.every((id) => z.uuid().safeParse(id).success);

if (!isKnown) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 1;
} else {
  await asOwner({ alone: false }, async ({ ownerUrl, dataDir }) => {
    const closers: (() => Promise<unknown>)[] = [];
    try {
      const platform = await openPlatform(readSettings({ ...process.env, LOG_LEVEL: 'fatal' }), {
        appUrl: ownerUrl,
        dataDir,
        log: pino({ level: 'fatal' }),
        onClose: (close) => closers.push(close),
      });
      closers.push(() => platform.jobs.stop());
      return verb === 'dead' ? await dead(platform) : await replay(platform);
    } finally {
      for (const close of closers.toReversed()) await close();
    }
  });
}

async function dead({ jobs }: Platform): Promise<string> {
  const { items, count } = await jobs.dead({ limit: shown });
  if (count === 0) return 'no job was given up';
  const lines = items.map(
    ({ id, queue, at, tries, fault, concerns }) =>
      `${id}  ${at}  ${queue}  ${tries} tries  ${concerns.tenantId ? `client ${concerns.tenantId}  ` : ''}${fault}`,
  );
  return [...lines, ...(count > items.length ? [`… and ${count - items.length} older ones`] : []), `${count} jobs were given up`].join(
    '\n',
  );
}

async function replay(platform: Platform): Promise<string> {
  const filter = { ...(ids.length > 0 ? { ids } : {}), ...(values.queue === undefined ? {} : { queue: values.queue }) };
  const replayed = await replayAsOperator(platform, { name: `npm run jobs (${userInfo().username})`, filter });
  if (replayed.length === 0) process.exitCode = 1;
  return `${replayed.length} jobs are done again${replayed.length === 0 ? ': none of these was given up (npm run jobs -- dead lists those that were)' : ''}`;
}
