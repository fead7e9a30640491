import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import { isAmong, isBehind, isWithin, type Report, type ReportAsk, type ReportReader } from '../report.ts';
import { nameFor, stateWord } from '../report-words.ts';

/** Each person in each course, by the day on which they were enrolled. */
export const progress: Report = {
  columns: {
    person: 'text',
    retailer: 'text',
    branch: 'text',
    course: 'text',
    progress: 'percent',
    state: 'text',
    grade: 'number',
    enrolledAt: 'instant',
    finishedAt: 'instant',
  },
  totals: { enrolments: 'number', people: 'number', finished: 'number', average: 'percent' },
  async page(db, actor, { place, limit, ...ask }) {
    const rows = await enrolmentsOf(db, actor, ask)
      .where(isBehind(place, { at: 'e.enrolled_at', id: 'e.id' }))
      .select(['e.id', 'e.enrolled_at', 'e.finished_at', 'e.progress', 'e.state', 'e.grade'])
      .select(['p.full_name', 'm.retailer', 'm.branch', 'v.title'])
      .orderBy('e.enrolled_at', 'desc')
      .orderBy('e.id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      at: row.enrolled_at,
      cells: {
        person: row.full_name,
        retailer: row.retailer,
        branch: row.branch,
        course: nameFor(actor, row.title),
        progress: row.progress,
        state: stateWord(actor, 'progress', row.state),
        grade: row.grade,
        enrolledAt: row.enrolled_at,
        finishedAt: row.finished_at,
      },
    }));
  },
  async sum(db, actor, ask) {
    return enrolmentsIn(db, actor, ask)
      .$if(ask.groupId !== undefined || ask.areaId !== undefined, (query) =>
        query.where((row) =>
          row.exists(
            row
              .selectFrom('identity.member as m')
              .innerJoin('identity.person as p', 'p.id', 'm.person_id')
              .select('m.id')
              .where('m.tenant_id', '=', actor.tenantId)
              .whereRef('m.id', '=', 'e.member_id')
              .where(isAmong(actor, ask)),
          ),
        ),
      )
      .select([
        sql<number>`count(*)::int`.as('enrolments'),
        sql<number>`count(distinct e.member_id)::int`.as('people'),
        sql<number>`(count(*) filter (where e.finished_at is not null))::int`.as('finished'),
        sql<number | null>`floor(avg(e.progress))::int`.as('average'),
      ])
      .executeTakeFirstOrThrow();
  },
};

/** Whose they are and of which course is nothing that a sum over all of them has to look up. */
const enrolmentsIn = (db: Reader, actor: ReportReader, ask: ReportAsk) =>
  db
    .selectFrom('learning.enrolment as e')
    .where('e.tenant_id', '=', actor.tenantId)
    .where(isWithin('e.enrolled_at', ask))
    .$if(ask.courseId !== undefined, (query) => query.where('e.course_id', '=', ask.courseId ?? ''));

const enrolmentsOf = (db: Reader, actor: ReportReader, ask: ReportAsk) =>
  enrolmentsIn(db, actor, ask)
    .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'e.tenant_id').onRef('v.id', '=', 'e.version_id'))
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'e.tenant_id').onRef('m.id', '=', 'e.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .where(isAmong(actor, ask));
