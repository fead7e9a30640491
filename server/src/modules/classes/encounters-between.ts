import type { ClassKind, ClassState } from '@vitrine/domain/classes';
import { sql } from 'kysely';
import { duringAny, type Reader, type Span } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { classesOf, kindOf, said, stateIn } from './class-rows.ts';
import { reaches } from './list-classes.ts';

/** An encounter with the class that it is of, as a calendar needs them. */
export type DatedEncounter = {
  id: string;
  classId: string;
  kind: ClassKind;
  state: ClassState;
  isPublished: boolean;
  isTentative: boolean;
  name: string;
  course: string;
  beginsAt: string;
  endsAt: string;
  place: string;
  capacity: number | null;
  instructor: { id: string; name: string } | null;
  seats: number | null;
  taken: number;
  waiting: number;
};

/** No encounter is longer (a check of the table), so one that began earlier than this is over. */
const longestHours = 16;

/** `spans`: only what is during one of them. */
type Between = { from: string; to: string; now: string; most: number; spans?: readonly Span[] };

/** Encounters that are held between two instants, in their order, one that began before them too; whoever may not write reads those that they teach. */
export async function encountersBetween(db: Reader, actor: Actor, { from, to, now, most, spans }: Between): Promise<DatedEncounter[]> {
  const rows = await classesOf(db, actor, now)
    .innerJoin('classes.encounter as e', (join) => join.onRef('e.tenant_id', '=', 'k.tenant_id').onRef('e.class_id', '=', 'k.id'))
    .leftJoin('identity.member as i', (join) => join.onRef('i.tenant_id', '=', 'k.tenant_id').onRef('i.id', '=', 'k.instructor_id'))
    .leftJoin('identity.person as p', 'p.id', 'i.person_id')
    .where('e.tenant_id', '=', actor.tenantId)
    .where('e.begins_at', '>=', sql<string>`${from}::timestamptz - make_interval(hours => ${longestHours})`)
    .where('e.begins_at', '<', to)
    .where('e.ends_at', '>', from)
    .where('e.canceled_at', 'is', null)
    .where('k.canceled_at', 'is', null)
    .$if(spans !== undefined, (query) => query.where(duringAny('e', spans ?? [])))
    .where(reaches(actor))
    .select(['e.id as encounter_id', 'e.begins_at', 'e.ends_at', 'e.place', 'e.capacity', 'p.full_name as instructor'])
    .orderBy('e.begins_at')
    .orderBy('e.id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.encounter_id,
    classId: row.id,
    kind: kindOf(row.kind),
    state: stateIn(row.state),
    isPublished: row.published_at !== null,
    isTentative: row.is_tentative,
    name: row.name,
    course: said(actor, row.title),
    beginsAt: row.begins_at,
    endsAt: row.ends_at,
    place: row.place,
    capacity: row.capacity,
    instructor: row.instructor_id === null ? null : { id: row.instructor_id, name: row.instructor ?? '' },
    seats: row.seats,
    taken: row.taken,
    waiting: row.waiting,
  }));
}
