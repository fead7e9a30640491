import type { Calendar } from '@vitrine/contract/reports';
import { addDays, dayIn, instantOf } from '@vitrine/domain/kernel';
import { conflictsOf, partsOfDays, weekOf, type Clash } from '@vitrine/domain/reports';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { zoneOfClient } from '../tenancy/index.ts';
import { datesBetween, plannedOf } from './dates-between.ts';

/** As many of one room as a week may show. */
const mostOfRoom = 300;

/** A week of classes and events with its conflicts, by the client's clock. */
export async function getCalendar(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { day }: { day?: string | undefined },
): Promise<Calendar> {
  const reader = db.read();
  const now = clock.now();
  const zone = await zoneOfClient(reader, actor);
  const today = dayIn(zone, now);
  const { from, to } = weekOf(day ?? today);
  const { dated, isWhole } = await datesBetween(reader, actor, {
    from: instantOf({ day: from, time: '00:00', zone }),
    to: instantOf({ day: addDays(to, 1), time: '00:00', zone }),
    now,
    mostOfRoom,
  });
  const conflicts = conflictsOf(dated.map(plannedOf));
  const titles = new Map(dated.map(({ id, title }) => [id, title]));
  const told = ({ kind, with: others }: Clash) => ({ kind, with: others.flatMap((id) => titles.get(id) ?? []) });
  return {
    at: now,
    from,
    to,
    today,
    timeZone: zone,
    dates: dated.map((one) => ({
      ...one,
      parts: partsOfDays(one, { zone, from, to }),
      conflicts: (conflicts.get(one.id) ?? []).map((clash) => told(clash)),
    })),
    isWhole,
    can: { createClass: actor.permissions.has('classes.write') },
  };
}
