import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Platform } from '../platform.ts';

/** `what` names the kind of try, `who` whose tries are counted; at most `tries` in a window, which begins at a round time. */
export type TryLimit = { what: string; who: string; tries: number; windowMinutes: number };
type Parts = Pick<Platform, 'db' | 'clock' | 'secret'>;

/**
 * Counts one try before its work begins, so that tries sent at once cannot all slip through, and looks at limits that are counted only
 * when a try fails (`alsoAt`). One statement. Refuses `too_many_requests` with the time until the window ends.
 */
export async function countTry(parts: Parts, { count, alsoAt = [] }: { count: TryLimit; alsoAt?: readonly TryLimit[] }): Promise<void> {
  const others = alsoAt.map((limit) => ({ limit, key: keyOf(parts, limit) }));
  const own = keyOf(parts, count);
  const { rows } = await sql<{ subject: string; tries: number }>`
    with ${unhurried}, counted as (
      insert into platform.try_count (subject, window_start, tries)
      select ${own.subject}, ${own.begin}::timestamptz, 1 from unhurried where is_set is not null
      on conflict (subject, window_start) do update set tries = platform.try_count.tries + 1
      returning subject, tries
    )
    select subject, tries from counted
    ${others.length === 0 ? sql`` : sql`union all select subject, tries from platform.try_count where (subject, window_start) in (${sql.join(others.map(({ key }) => sql`(${key.subject}, ${key.begin}::timestamptz)`))})`}
  `.execute(parts.db.write());
  const triesOf = (subject: string) => rows.find((row) => row.subject === subject)?.tries ?? 0;
  if (triesOf(own.subject) > count.tries) throw tooMany(parts, own.end);
  for (const { limit, key } of others) if (triesOf(key.subject) >= limit.tries) throw tooMany(parts, key.end);
}

/** Counts a try that failed. */
export async function countFailure(parts: Parts, limit: TryLimit): Promise<void> {
  const { subject, begin } = keyOf(parts, limit);
  await sql`
    with ${unhurried}
    insert into platform.try_count (subject, window_start, tries)
    select ${subject}, ${begin}::timestamptz, 1 from unhurried where is_set is not null
    on conflict (subject, window_start) do update set tries = platform.try_count.tries + 1`.execute(parts.db.write());
}

/** A try that went well clears what was counted before it. */
export async function forgetTries(parts: Parts, limit: TryLimit): Promise<void> {
  const { subject } = keyOf(parts, limit);
  await sql`
    with ${unhurried}
    delete from platform.try_count using unhurried where subject = ${subject} and is_set is not null`.execute(parts.db.write());
}

/** The commit of this one statement does not wait for the disk: a count that a crash loses harms nobody, and a log-in would wait for it. */
const unhurried = sql`unhurried as (select set_config('synchronous_commit', 'off', true) as is_set)`;

/** Windows of days gone by; answers how many. */
export async function forgetOldTries({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const { numDeletedRows } = await db
    .write()
    .deleteFrom('platform.try_count')
    .where('window_start', '<', clock.in(-86_400_000))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Names, documents and addresses of people are not written down, only a keyed hash of them. */
function keyOf({ clock, secret }: Parts, { what, who, windowMinutes }: TryLimit): { subject: string; begin: string; end: number } {
  const width = windowMinutes * 60_000;
  const begin = Math.floor(Date.parse(clock.now()) / width) * width;
  const subject = `${what}:${createHmac('sha256', secret('tokens')).update(`${what}\n${who}`).digest('base64url')}`;
  return { subject, begin: new Date(begin).toISOString(), end: begin + width };
}

const tooMany = ({ clock }: Parts, end: number) =>
  new Refusal('too_many_requests', { retryAfterSeconds: (end - Date.parse(clock.now())) / 1_000 });
