import type { CDPSession } from '@playwright/test';
import { z } from 'zod';
import { percentile } from '../loyalty/requests.ts';

/** An event of the trace format, so far as it is read here. */
const Traced = z.object({
  name: z.string(),
  dur: z.number().optional(),
  tid: z.number(),
  pid: z.number(),
  args: z.looseObject({ name: z.unknown() }).partial().optional(),
});
export type Frames = { aSecond: number; dropped: number; p95Ms: number };

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.frame'];

/** What the browser itself traced while this was done: frames drawn and dropped a second, and what a turn of the page's main thread took. */
export async function framesOf(session: CDPSession, work: () => Promise<void>): Promise<Frames> {
  const events: z.infer<typeof Traced>[] = [];
  const gather = ({ value }: { value: object[] }) => void events.push(...Traced.array().parse(value));
  session.on('Tracing.dataCollected', gather);
  const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', { traceConfig: { includedCategories: categories }, transferMode: 'ReportEvents' });
  const begin = performance.now();
  await work();
  const seconds = (performance.now() - begin) / 1_000;
  await session.send('Tracing.end');
  await ended;
  session.off('Tracing.dataCollected', gather);
  const named = (name: string) => events.filter((event) => event.name === name);
  const pages = named('thread_name').filter(({ args }) => args?.name === 'CrRendererMain');
  const main = new Set(pages.map(({ pid, tid }) => `${pid}/${tid}`));
  const turns = named('RunTask')
    .filter(({ pid, tid, dur }) => dur !== undefined && main.has(`${pid}/${tid}`))
    .map(({ dur = 0 }) => dur / 1_000)
    .toSorted((one, other) => one - other);
  return {
    aSecond: named('DrawFrame').length / seconds,
    dropped: named('DroppedFrame').length / seconds,
    p95Ms: percentile(turns, 95),
  };
}
