import type { resultShows, ResultRow } from '@vitrine/contract/learning';
import { attemptsLeft, judgeTestState } from '@vitrine/domain/assessment';
import { sql } from 'kysely';
import { z } from 'zod';
import { cursorOf, pageFrom, readCursor, type Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { stateOf } from '../course-card.ts';
import { attemptFacts, findTest, type AttemptFacts, type FollowedTest } from './find-test.ts';
import { isInGroup, isNamed } from './people.ts';

const Place = z.tuple([z.string(), z.uuid()]);
type Ask = {
  activityId: string;
  search?: string | undefined;
  show?: (typeof resultShows)[number] | undefined;
  group?: string | undefined;
  after?: string | undefined;
  limit: number;
};

/** Everybody who is enrolled in the course, by name, with how they stand in its test. Refuses `not_found`. */
export async function listResults(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  ask: Ask,
): Promise<{ items: ResultRow[]; next: string | null }> {
  const test = await findTest(db.read(), actor, ask);
  const place = readCursor(ask.after, Place);
  const { tenantId } = actor;
  const { show = 'all' } = ask;
  const found = await db
    .read()
    .selectFrom((from) =>
      from
        .selectFrom('learning.enrolment as e')
        .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'e.tenant_id').onRef('m.id', '=', 'e.member_id'))
        .innerJoin('identity.person as p', 'p.id', 'm.person_id')
        .select(['m.id', 'p.full_name', 'e.state'])
        .select(attemptFacts(tenantId, test.testId).as('facts'))
        .where('e.tenant_id', '=', tenantId)
        .where('e.course_id', '=', test.courseId)
        .$if(Boolean(ask.search), (query) => query.where(isNamed(ask.search ?? '')))
        .$if(ask.group !== undefined, (query) => query.where((row) => isInGroup(row, { tenantId, groupId: ask.group ?? '' })))
        .as('r'),
    )
    .selectAll('r')
    .$if(show === 'passed', (query) => query.where(sql<boolean>`(r.facts ->> 'passed')::boolean`))
    .$if(show === 'awaiting', (query) => query.where(sql<boolean>`(r.facts ->> 'awaited')::int > 0`))
    .$if(show === 'not_started', (query) => query.where(sql<boolean>`(r.facts ->> 'taken')::int = 0`))
    .$if(show === 'blocked', (query) => query.where('r.state', '=', 'blocked'))
    .$if(show === 'failed', (query) =>
      query.where(
        sql<boolean>`(r.facts ->> 'ended')::int > 0 and (r.facts ->> 'awaited')::int = 0 and not (r.facts ->> 'passed')::boolean`,
      ),
    )
    .$if(place !== undefined, (query) => query.where(sql<boolean>`(r.full_name, r.id) > (${place?.[0]}, ${place?.[1]}::uuid)`))
    .orderBy('r.full_name')
    .orderBy('r.id')
    .limit(ask.limit + 1)
    .execute();
  const { rows, next } = pageFrom(found, ask.limit, (row) => cursorOf(row.full_name, row.id));
  return {
    items: rows.map((row) => ({
      id: row.id,
      fullName: row.full_name,
      state: testStateOf(test, row.facts),
      attempts: row.facts.taken,
      bestScore: row.facts.best,
      lastAt: row.facts.lastAt === null ? null : new Date(row.facts.lastAt).toISOString(),
      courseState: stateOf(row.state),
    })),
    next,
  };
}

/** As the member's own screen judges it (D12). */
export function testStateOf({ kind, rules }: Pick<FollowedTest, 'kind' | 'rules'>, facts: AttemptFacts) {
  const left = attemptsLeft({ ...rules, attemptsTaken: facts.taken, isPassed: facts.passed, extraAttempts: facts.extra });
  return judgeTestState({
    kind,
    minimumScore: rules.minimumScore,
    isRunning: facts.running > 0,
    isAwaited: facts.awaited > 0,
    ended: facts.ended,
    attemptsLeft: left,
    isPassed: facts.passed,
    isImproved: facts.firstPass !== null && (facts.best ?? 0) > facts.firstPass,
    isRestarted: facts.round > 1,
  });
}
