import { attemptsLeft, consequenceOf, type TestKindRule } from '@vitrine/domain/assessment';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { parseRules, parseTestKind } from '../../assessment/index.ts';
import { attemptFacts } from './find-test.ts';

export type BlockingTest = {
  activityId: string;
  title: unknown;
  reach: TestKindRule['reach'];
  bestScore: number | null;
  minimumScore: number | null;
};

/** The first test of each enrolment that blocks its member, in one statement however many they are; judged as the member's own screen does (D12). */
export async function blockingTests(
  db: Reader,
  { tenantId }: Actor,
  { enrolmentIds }: { enrolmentIds: readonly string[] },
): Promise<Map<string, BlockingTest>> {
  if (enrolmentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('learning.enrolment as e')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'e.tenant_id').onRef('m.id', '=', 'e.member_id'))
    .innerJoin('catalog.version_activity as a', (join) =>
      join.onRef('a.tenant_id', '=', 'e.tenant_id').onRef('a.version_id', '=', 'e.version_id'),
    )
    .innerJoin('activities.revision as r', (join) => join.onRef('r.tenant_id', '=', 'a.tenant_id').onRef('r.id', '=', 'a.revision_id'))
    .innerJoin('assessment.test_version as v', (join) =>
      join.onRef('v.tenant_id', '=', 'r.tenant_id').on(sql<boolean>`v.id = (r.content ->> 'testVersionId')::uuid`),
    )
    .innerJoin('assessment.test as k', (join) => join.onRef('k.tenant_id', '=', 'v.tenant_id').onRef('k.id', '=', 'v.test_id'))
    .leftJoin('learning.progress as g', (join) =>
      join.onRef('g.tenant_id', '=', 'e.tenant_id').onRef('g.enrolment_id', '=', 'e.id').onRef('g.activity_id', '=', 'a.activity_id'),
    )
    .select(['e.id', 'a.activity_id', 'r.title', 'k.kind', 'v.rules'])
    .select(attemptFacts(tenantId, sql.ref('v.test_id')).as('facts'))
    .where('e.tenant_id', '=', tenantId)
    .where('e.id', 'in', [...enrolmentIds])
    .where(sql<boolean>`g.state is distinct from 'completed'`)
    .orderBy('e.id')
    .orderBy('a.hierarchy_order')
    .execute();
  const found = new Map<string, BlockingTest>();
  for (const row of rows) {
    const { minimumScore, ...rules } = parseRules(row.rules);
    const { facts } = row;
    const consequence = consequenceOf({
      kind: parseTestKind(row.kind),
      minimumScore,
      isRunning: facts.running > 0,
      isAwaited: facts.awaited > 0,
      ended: facts.ended,
      attemptsLeft: attemptsLeft({ ...rules, attemptsTaken: facts.taken, isPassed: facts.passed, extraAttempts: facts.extra }),
      isPassed: facts.passed,
    });
    if (consequence?.lastFailure !== 'blocks' || found.has(row.id)) continue;
    found.set(row.id, { activityId: row.activity_id, title: row.title, reach: consequence.reach, bestScore: facts.best, minimumScore });
  }
  return found;
}
