import { notFound, type Actor } from '../../platform/http/index.ts';
import { calendarFile } from '../../platform/calendar/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { classesFor, kindOf, said } from './class-rows.ts';
import { screenOfKind } from './screens.ts';

/** An encounter for a calendar, in its own zone; fetched again it takes the place of the one before. No link of a meeting is in it. Refuses `not_found`. */
export async function getEncounterFile(
  { db, clock, settings }: Pick<Platform, 'db' | 'clock' | 'settings'>,
  actor: Actor,
  { encounterId, host }: { encounterId: string; host: string },
): Promise<string> {
  const reader = db.read();
  const now = clock.now();
  const one = await reader
    .selectFrom('classes.encounter')
    .selectAll()
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', encounterId)
    .where('canceled_at', 'is', null)
    .executeTakeFirst();
  const row = one
    ? await classesFor(reader, actor, now).where('k.id', '=', one.class_id).where('k.canceled_at', 'is', null).executeTakeFirst()
    : undefined;
  if (!one || !row) throw notFound();
  const link = new URL(`${screenOfKind[kindOf(row.kind)]}/${row.course_id}`, settings.publicUrl);
  link.hostname = host;
  return calendarFile({
    uid: `encounter-${encounterId}@vitrine`,
    writtenAt: now,
    title: said(actor, row.title),
    text: [row.name, one.place].filter(Boolean).join('\n'),
    url: link.href,
    zone: one.zone,
    firstDay: one.day,
    at: one.time,
    minutes: one.minutes,
    rule: null,
  });
}
