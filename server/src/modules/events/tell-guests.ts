import { localeOf, textIn } from '@vitrine/domain/kernel';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { tellMany } from '../notices/index.ts';
import { spokenLanguage } from '../tenancy/index.ts';
import { getEventRow } from './event-rows.ts';

/** Tells the guests of an event what became of it. Payload: `Telling`. */
export const tellGuestsJob = 'events.tell_guests';

const whats = ['invited', 'changed', 'cancelled', 'reminder'] as const;
const Telling = z.object({
  tenantId: z.uuid(),
  eventId: z.uuid(),
  what: z.enum(whats),
  /** The event's version: each change is told once. */
  run: z.int(),
  note: z.string(),
  /** Of several events that changed at once: each guest is told once, whichever of them they are invited to. */
  together: z.string().optional(),
  after: z.uuid().optional(),
});
type Telling = z.infer<typeof Telling>;

/** As many as one transaction tells in a moment. */
const portion = 200;
/** How long before its beginning an event is called to mind. */
const reminderMs = 24 * 3_600_000;

export const tellGuestsLater = (
  { jobs }: Pick<Platform, 'jobs'>,
  tx: Tx,
  { tenantId }: Pick<Actor, 'tenantId'>,
  ask: Pick<Telling, 'eventId' | 'what' | 'run' | 'note' | 'together'>,
): Promise<unknown> => jobs.send({ tx, name: tellGuestsJob, payload: { tenantId, ...ask } });

/** The next portion of guests is told; the one behind it is the next job. Whoever was told by a job that was killed is not told again: the cause is the same. */
export async function tellGuests(platform: Platform, payload: Record<string, unknown>): Promise<void> {
  const { after, ...telling } = Telling.parse(payload);
  const { tenantId, eventId, what, run, note, together } = telling;
  await platform.db.transaction(async (tx) => {
    const event = await getEventRow(tx, { tenantId }, { eventId });
    if ((event.state === 'cancelled') !== (what === 'cancelled')) return; // called off meanwhile
    const guests = await tx
      .selectFrom('events.guest as g')
      .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'g.tenant_id').onRef('m.id', '=', 'g.member_id'))
      .innerJoin('identity.person as p', 'p.id', 'm.person_id')
      .select(['g.member_id', spokenLanguage('p.language_id', 'm.tenant_id').as('language_id')])
      .where('g.tenant_id', '=', tenantId)
      .where('g.event_id', '=', eventId)
      .where('m.status', '=', 'approved')
      .where('g.declined_at', 'is', null)
      .$if(what === 'invited', (query) => query.where('g.invited_at', 'is not', null))
      .$if(what === 'reminder', (query) => query.where('g.coming_at', 'is not', null))
      .$if(after !== undefined, (query) => query.where('g.member_id', '>', after ?? ''))
      .orderBy('g.member_id')
      .limit(portion)
      .execute();
    const news = guests.map(({ member_id: memberId, language_id }) => ({
      memberId,
      kind: `event_${what}` as const,
      facts: { eventId, title: textIn(event.name, localeOf(language_id) ?? 'pt-BR'), ...(note === '' ? {} : { note }) },
      cause:
        together !== undefined
          ? `events ${together} ${what}`
          : what === 'invited'
            ? `event ${eventId} invited`
            : `event ${eventId} ${what} ${run}`,
    }));
    await tellMany(platform, tx, { tenantId }, news);
    const last = guests.at(-1);
    if (last && guests.length === portion)
      await platform.jobs.send({ tx, name: tellGuestsJob, payload: { ...telling, after: last.member_id } });
  });
}

/** Every quarter of an hour: events that begin within a day are called to mind to those who come, once. */
export async function remindGuests({ db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const tenants = await db
    .read()
    .selectFrom('tenancy.tenant')
    .select('id')
    .where(sql<boolean>`'events' = any(modules)`)
    .execute();
  for (const { id: tenantId } of tenants)
    await db.transaction(async (tx) => {
      const due = await tx
        .updateTable('events.event')
        .set({ reminded_at: clock.now() })
        .where('tenant_id', '=', tenantId)
        .where('state', '=', 'published')
        .where('reminded_at', 'is', null)
        .where('begins_at', '>', clock.now())
        .where('begins_at', '<', clock.in(reminderMs))
        .returning(['id', 'version'])
        .execute();
      for (const { id: eventId, version: run } of due)
        await tellGuestsLater({ jobs }, tx, { tenantId }, { eventId, what: 'reminder', run, note: '' });
    });
}
