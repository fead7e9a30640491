import { parseText } from '../activities/index.ts';
import { classStates, leaveUntil, classKinds, type ClassKind, type ClassState } from '@vitrine/domain/classes';
import type { Encounter } from '@vitrine/contract/classes';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import { sql, type Selectable } from 'kysely';
import type { DB } from '../../platform/database/types.gen.ts';
import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { isOpenTo } from './audience.ts';
import { encounterSums, stateSql, type EncounterSums } from './class-state.ts';

/** Classes of a client with their state now; `v` is the version of the course that members see, or its draft. */
export const classesOf = (db: Reader, { tenantId }: Pick<Actor, 'tenantId'>, now: string) =>
  db
    .selectFrom('classes.class as k')
    .innerJoin('catalog.course as c', (join) => join.onRef('c.tenant_id', '=', 'k.tenant_id').onRef('c.id', '=', 'k.course_id'))
    .innerJoin('catalog.course_version as v', (join) =>
      join.onRef('v.tenant_id', '=', 'c.tenant_id').on((row) => row('v.id', '=', row.fn.coalesce('c.published_id', 'c.draft_id'))),
    )
    .innerJoinLateral(sql<EncounterSums>`(${encounterSums(now)})`.as('f'), (join) => join.onTrue())
    .where('k.tenant_id', '=', tenantId)
    .where('c.tenant_id', '=', tenantId)
    .where('v.tenant_id', '=', tenantId)
    .selectAll('k')
    .select([
      'v.title',
      'v.summary',
      'v.scene',
      'v.image_file_id',
      'f.first_begin',
      'f.next_begin',
      'f.planned',
      'f.is_all_over',
      stateSql(now).as('state'),
      sql<number>`(select count(*)::int from classes.subscription as w where w.tenant_id = k.tenant_id and w.class_id = k.id and w.state = 'waiting')`.as(
        'waiting',
      ),
    ]);

/** Of these, those that a member may see. */
export const classesFor = (db: Reader, actor: Actor, now: string) =>
  classesOf(db, actor, now).where('k.published_at', 'is not', null).where('c.state', '=', 'published').where(isOpenTo(actor));

export const kindOf = (stored: string): ClassKind => known(classKinds, stored);
export const stateIn = (stored: string): ClassState => known(classStates, stored);

/** A word of a closed list as the database spells it; a fault for any other. */
export function known<W extends string>(words: readonly W[], stored: string): W {
  const word = words.find((one) => one === stored);
  if (word === undefined) throw new Error(`classes: ${stored} is none of ${words.join(', ')}`);
  return word;
}

export const said = ({ locale }: Pick<Actor, 'locale'>, text: unknown): string => textIn(parseText(text), matchLocale(locale, locales));

/** Until when leaving is on time, as an instant. */
export function leavesUntil({ kind, first_begin: first }: { kind: string; first_begin: string | null }): string | null {
  const until = leaveUntil(kindOf(kind), first === null ? null : Date.parse(first));
  return until === null ? null : new Date(until).toISOString();
}

type EncounterRow = Selectable<DB['classes.encounter']>;

export const encountersOf = (db: Reader, { tenantId }: Pick<Actor, 'tenantId'>, classIds: readonly string[]): Promise<EncounterRow[]> =>
  db
    .selectFrom('classes.encounter')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('class_id', 'in', [...classIds, '00000000-0000-0000-0000-000000000000'])
    .orderBy('begins_at')
    .orderBy('id')
    .execute();

export const encounterOf = (row: EncounterRow): Encounter => ({
  id: row.id,
  day: row.day,
  time: row.time,
  zone: row.zone,
  minutes: row.minutes,
  beginsAt: row.begins_at,
  endsAt: row.ends_at,
  place: row.place,
  isOnline: row.meeting_url !== null || row.room_name !== null,
  isCanceled: row.canceled_at !== null,
});

/** The presence that counts of each mark: the last one. */
export const lastMarks = (db: Reader, { tenantId }: Pick<Actor, 'tenantId'>) =>
  db
    .selectFrom('classes.mark as m')
    .distinctOn(['m.encounter_id', 'm.member_id'])
    .selectAll('m')
    .where('m.tenant_id', '=', tenantId)
    .orderBy('m.encounter_id')
    .orderBy('m.member_id')
    .orderBy('m.version', 'desc');

/** What staff writes of a class. */
export const fieldsOf = (
  row: Pick<
    Selectable<DB['classes.class']>,
    | 'name'
    | 'course_id'
    | 'instructor_id'
    | 'seats'
    | 'opens_at'
    | 'closes_at'
    | 'minimum_percent'
    | 'is_tentative'
    | 'has_lounge'
    | 'agenda'
  >,
) => ({
  name: row.name,
  courseId: row.course_id,
  instructorId: row.instructor_id,
  seats: row.seats,
  opensAt: row.opens_at,
  closesAt: row.closes_at,
  minimumPercent: row.minimum_percent,
  isTentative: row.is_tentative,
  hasLounge: row.has_lounge,
  agenda: row.agenda,
});
