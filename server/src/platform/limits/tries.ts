import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Platform } from '../platform.ts';

/** `what` names the kind of try, `who` whose tries are counted; at most `tries` within any `windowMinutes`. */
export type TryLimit = { what: string; who: string; tries: number; windowMinutes: number };
type Parts = Pick<Platform, 'db' | 'clock' | 'secret'>;

/**
 * Counts one try before its work begins, so that tries sent at once cannot all slip through, and looks at limits that are counted only
 * when a try fails (`alsoAt`). One statement for a try that is let through. One that is refused is not counted: whoever guesses on does not
 * make the owner wait longer. Refuses `too_many_requests` with the time until the oldest try stops counting.
 */
export async function countTry(parts: Parts, { count, alsoAt = [] }: { count: TryLimit; alsoAt?: readonly TryLimit[] }): Promise<void> {
  const subject = subjectOf(parts, count);
  const others = alsoAt.map((limit) => ({ limit, subject: subjectOf(parts, limit) }));
  const { rows } = await sql<{ subject: string; taken: string[] | null }>`
    with ${unhurried}, counted as (
      ${addTry(parts, { limit: count, subject })} where cardinality(${recent(parts, count)}) < ${count.tries}::int
      returning t.subject
    )
    select subject, null as taken from counted
    ${others.length === 0 ? sql`` : sql`union all ${takenBy(others.map((other) => other.subject))}`}
  `.execute(parts.db.write());
  for (const other of others) judge(parts, other.limit, rows.find((row) => row.subject === other.subject)?.taken ?? []);
  if (rows.some((row) => row.subject === subject)) return;
  const held = await sql<{ taken: string[] }>`${takenBy([subject])}`.execute(parts.db.write());
  judge(parts, count, held.rows[0]?.taken ?? []);
  throw tooMany(0); // between the two statements the oldest try stopped counting
}

/** Counts what happened, whether the limit is reached or not. A failed try that is told to somebody is counted by `countTry`, which refuses to tell one too many. */
export async function countFailure(parts: Parts, limit: TryLimit): Promise<void> {
  await sql`with ${unhurried} ${addTry(parts, { limit, subject: subjectOf(parts, limit) })}`.execute(parts.db.write());
}

/**
 * A try that went well clears what was counted before it. `unless`: a limit that tries which ran beside this one may have used up meanwhile: then this one is
 * refused as they are, or many sent at once would each be told whether they were right.
 */
export async function forgetTries(parts: Parts, limit: TryLimit, { unless }: { unless?: TryLimit } = {}): Promise<void> {
  const other = unless && subjectOf(parts, unless);
  const { rows } = await sql<{ taken: string[] }>`
    with ${unhurried}, forgotten as (
      delete from platform.taken_try using unhurried where subject = ${subjectOf(parts, limit)} and is_set is not null returning 1
    )
    ${takenBy(other === undefined ? [''] : [other])}`.execute(parts.db.write());
  if (unless) judge(parts, unless, rows[0]?.taken ?? []);
}

/** Refuses as `countTry` does, without counting. */
export async function refuseUsedUp(parts: Parts, limit: TryLimit): Promise<void> {
  const { rows } = await sql<{ taken: string[] }>`${takenBy([subjectOf(parts, limit)])}`.execute(parts.db.write());
  judge(parts, limit, rows[0]?.taken ?? []);
}

/** Throws away those of which none counts any more; answers how many. */
export async function forgetOldTries({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const { numDeletedRows } = await db
    .write()
    .deleteFrom('platform.taken_try')
    .where('over_at', '<=', clock.now())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** The commit of this one statement does not wait for the disk: a count that a crash loses harms nobody, and a log-in would wait for it. */
const unhurried = sql`unhurried as (select set_config('synchronous_commit', 'off', true) as is_set)`;

const addTry = (parts: Parts, { limit, subject }: { limit: TryLimit; subject: string }) => sql`
  insert into platform.taken_try as t (subject, taken_at, over_at)
  select ${subject}, array[${parts.clock.now()}::timestamptz], ${parts.clock.in(limit.windowMinutes * 60_000)}::timestamptz
  from unhurried where is_set is not null
  on conflict (subject) do update set taken_at = ${recent(parts, limit)} || excluded.taken_at, over_at = excluded.over_at`;

/** The times of the row that still count. */
const recent = ({ clock }: Parts, { windowMinutes }: TryLimit) => sql`
  array(select at from unnest(t.taken_at) as at where at > ${clock.in(-windowMinutes * 60_000)}::timestamptz)`;

const takenBy = (subjects: string[]) => sql`
  select subject, array(select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from unnest(taken_at) as at) as taken
  from platform.taken_try where subject in (${sql.join(subjects)})`;

/** Refuses when as many as are allowed still count: the oldest of those that fill the limit has to stop first. */
function judge({ clock }: Parts, { tries, windowMinutes }: TryLimit, taken: readonly string[]): void {
  const window = windowMinutes * 60_000;
  const ends = taken.map((at) => Date.parse(at) + window - Date.parse(clock.now())).filter((left) => left > 0);
  const filling = ends.toSorted((one, other) => other - one)[tries - 1];
  if (filling !== undefined) throw tooMany(filling / 1_000);
}

/** Names, documents and addresses of people are not written down, only a keyed hash of them. */
export const subjectOf = ({ secret }: Parts, { what, who }: TryLimit) =>
  `${what}:${createHmac('sha256', secret('tokens')).update(`${what}\n${who}`).digest('base64url')}`;

const tooMany = (retryAfterSeconds: number) => new Refusal('too_many_requests', { retryAfterSeconds });
