import type { Selectable } from 'kysely';
import { calendarFile, calendarFileOfMany, type CalendarEvent } from '../../platform/calendar/index.ts';
import type { Reader } from '../../platform/database/index.ts';
import type { DB } from '../../platform/database/types.gen.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { classesFor, kindOf, said } from './class-rows.ts';
import { screenOfKind } from './screens.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'settings'>;
type Encounter = Selectable<DB['classes.encounter']>;

/** An encounter for a calendar, in its own zone; fetched again it takes the place of the one before. No link of a meeting is in it. Refuses `not_found`. */
export async function getEncounterFile(
  { db, clock, settings }: Parts,
  actor: Actor,
  { encounterId, host }: { encounterId: string; host: string },
): Promise<string> {
  const reader = db.read();
  const now = clock.now();
  const one = await heldOf(reader, actor).where('id', '=', encounterId).executeTakeFirst();
  const klass = one && (await classFor(reader, actor, { classId: one.class_id, now }));
  if (!one || !klass) throw notFound();
  return calendarFile(entryOf(one, { klass, actor, settings, host, now }));
}

/** All encounters of a class that were not called off, each as its own file has it: whoever has one already has it once. Refuses `not_found`. */
export async function getClassFile(
  { db, clock, settings }: Parts,
  actor: Actor,
  { classId, host }: { classId: string; host: string },
): Promise<string> {
  const reader = db.read();
  const now = clock.now();
  const klass = await classFor(reader, actor, { classId, now });
  const held = klass ? await heldOf(reader, actor).where('class_id', '=', classId).orderBy('begins_at').execute() : [];
  if (!klass || held.length === 0) throw notFound();
  return calendarFileOfMany(held.map((one) => entryOf(one, { klass, actor, settings, host, now })));
}

const heldOf = (db: Reader, { tenantId }: Actor) =>
  db.selectFrom('classes.encounter').selectAll().where('tenant_id', '=', tenantId).where('canceled_at', 'is', null);

const classFor = (db: Reader, actor: Actor, { classId, now }: { classId: string; now: string }) =>
  classesFor(db, actor, now).where('k.id', '=', classId).where('k.canceled_at', 'is', null).executeTakeFirst();

type Klass = NonNullable<Awaited<ReturnType<typeof classFor>>>;
type Of = { klass: Klass; actor: Actor; settings: Platform['settings']; host: string; now: string };

function entryOf(one: Encounter, { klass, actor, settings, host, now }: Of): CalendarEvent {
  const link = new URL(`${screenOfKind[kindOf(klass.kind)]}/${klass.course_id}`, settings.publicUrl);
  link.hostname = host;
  return {
    uid: `encounter-${one.id}@vitrine`,
    writtenAt: now,
    title: said(actor, klass.title),
    text: [klass.name, one.place].filter(Boolean).join('\n'),
    url: link.href,
    zone: one.zone,
    firstDay: one.day,
    at: one.time,
    minutes: one.minutes,
    rule: null,
  };
}
