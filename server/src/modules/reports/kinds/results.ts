import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import { isAmong, isBehind, isWithin, type Report, type ReportAsk, type ReportReader } from '../report.ts';
import { nameFor, stateWord } from '../report-words.ts';

/** Attempts in tests that have a result, by the day on which they ended. */
export const results: Report = {
  columns: {
    finishedAt: 'instant',
    person: 'text',
    retailer: 'text',
    branch: 'text',
    course: 'text',
    test: 'text',
    attempt: 'number',
    score: 'percent',
    result: 'text',
  },
  totals: { attempts: 'number', people: 'number', passed: 'number', average: 'percent' },
  async page(db, actor, { place, limit, ...ask }) {
    const rows = await attemptsOf(db, actor, ask)
      .where(isBehind(place, { at: 't.finished_at', id: 't.id' }))
      .select(['t.id', 't.finished_at', 't.number', 't.score', 't.is_passed', 'p.full_name', 'm.retailer', 'm.branch'])
      .select(['where.course', 'where.test'])
      .orderBy('t.finished_at', 'desc')
      .orderBy('t.id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      at: row.finished_at ?? '',
      cells: {
        finishedAt: row.finished_at,
        person: row.full_name,
        retailer: row.retailer,
        branch: row.branch,
        course: nameFor(actor, row.course),
        test: nameFor(actor, row.test),
        attempt: row.number,
        score: row.score,
        result: stateWord(actor, 'results', row.is_passed === true ? 'passed' : 'failed'),
      },
    }));
  },
  async sum(db, actor, ask) {
    return attemptsOf(db, actor, ask)
      .select([
        sql<number>`count(*)::int`.as('attempts'),
        sql<number>`count(distinct t.member_id)::int`.as('people'),
        sql<number>`(count(*) filter (where t.is_passed))::int`.as('passed'),
        sql<number | null>`floor(avg(t.score))::int`.as('average'),
      ])
      .executeTakeFirstOrThrow();
  },
};

/** A test stands in the newest version of the course that holds it. */
const attemptsOf = (db: Reader, actor: ReportReader, ask: ReportAsk) =>
  db
    .selectFrom('assessment.attempt as t')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('activities.revision as r')
          .innerJoin('catalog.version_activity as a', (join) =>
            join.onRef('a.tenant_id', '=', 'r.tenant_id').onRef('a.revision_id', '=', 'r.id'),
          )
          .innerJoin('catalog.course_version as v', (join) =>
            join.onRef('v.tenant_id', '=', 'a.tenant_id').onRef('v.id', '=', 'a.version_id'),
          )
          .select(['v.course_id', 'v.title as course', 'r.title as test'])
          .whereRef('r.tenant_id', '=', 't.tenant_id')
          .where(sql<boolean>`(r.content ->> 'testVersionId')::uuid = t.test_version_id`)
          .orderBy('v.created_at', 'desc')
          .limit(1)
          .as('where'),
      (join) => join.onTrue(),
    )
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 't.tenant_id').onRef('m.id', '=', 't.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .where('t.tenant_id', '=', actor.tenantId)
    .where('t.score', 'is not', null)
    .where(isWithin('t.finished_at', ask))
    .where(isAmong(actor, ask))
    .$if(ask.courseId !== undefined, (query) => query.where('where.course_id', '=', ask.courseId ?? ''));
