import type { checkDates as checkDatesWire } from '@vitrine/contract/kernel';
import { conflictsOf, type PlannedDate } from '@vitrine/domain/reports';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { datesBetween, plannedOf } from './dates-between.ts';

type Ask = z.output<(typeof checkDatesWire)['body']>;
type Checked = z.output<(typeof checkDatesWire)['answer']>;

/** As many that are held at the same time are looked at. */
const mostMet = 2_000;

/** With what dates that nobody planned yet would be in conflict, as the calendar finds it: each with what is planned, not with one another. */
export async function checkDates(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: Actor,
  { dates, place, instructorId, people, capacity, besides }: Ask,
): Promise<Checked> {
  const spans = dates.map(({ beginsAt, endsAt }) => ({ from: beginsAt, to: endsAt }));
  const from = spans.map((span) => span.from).toSorted()[0];
  const to = spans
    .map((span) => span.to)
    .toSorted()
    .at(-1);
  if (from === undefined || to === undefined) return { dates: [] };
  const { dated } = await datesBetween(db.read(), actor, { from, to, spans, now: clock.now(), mostOfRoom: mostMet });
  const others = dated.filter(({ id }) => id !== besides);
  const titles = new Map(others.map(({ id, title }) => [id, title]));
  const planned = dates.map(({ beginsAt, endsAt }): PlannedDate => ({
    id: 'new',
    beginsAt: Date.parse(beginsAt),
    endsAt: Date.parse(endsAt),
    place,
    instructorId,
    isTaught: false,
    people: people ?? 0,
    capacity,
  }));
  return {
    dates: planned.map((one) => ({
      conflicts: (conflictsOf([...others.map(plannedOf), one]).get('new') ?? []).map(({ kind, with: ids }) => ({
        kind,
        with: ids.flatMap((id) => titles.get(id) ?? []),
      })),
    })),
  };
}
