import type { FilledPool, Pool } from '@vitrine/domain/assessment';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { parseBankQuestion } from '../stored-test.ts';

type Author = { tenantId: string };

/** Each pool with what the bank holds for it now, each question in its newest version. */
export async function fillPools(db: Reader, actor: Author, pools: readonly Pool[]): Promise<FilledPool[]> {
  const filled: FilledPool[] = [];
  for (const { id, count, subjectId, tags, kinds } of pools) {
    const rows = await db
      .selectFrom('assessment.bank_question as q')
      .innerJoin('assessment.bank_version as v', (join) =>
        join.onRef('v.tenant_id', '=', 'q.tenant_id').onRef('v.question_id', '=', 'q.id').onRef('v.number', '=', 'q.version'),
      )
      .select('v.question')
      .where('q.tenant_id', '=', actor.tenantId)
      .where('q.is_active', '=', true)
      .$if(subjectId !== null, (query) => query.where('q.subject_id', '=', subjectId))
      .$if(tags.length > 0, (query) => query.where(sql<boolean>`q.tags && ${tags}::text[]`))
      .$if(kinds.length > 0, (query) => query.where('q.kind', 'in', kinds))
      .orderBy('q.id')
      .limit(mostInPool)
      .execute();
    filled.push({ id, count, subjectId, tags, kinds, questions: rows.map(({ question }) => parseBankQuestion(question)) });
  }
  return filled;
}

/** A test is read whole by whoever takes it: beyond this a pool is narrowed by subject or tag. */
const mostInPool = 500;

/** Keeps which questions a version may draw. */
export async function noteUses(
  tx: Tx,
  actor: Author,
  { testVersionId, pools }: { testVersionId: string; pools: readonly FilledPool[] },
): Promise<void> {
  await tx.deleteFrom('assessment.bank_use').where('tenant_id', '=', actor.tenantId).where('test_version_id', '=', testVersionId).execute();
  const ids = [...new Set(pools.flatMap(({ questions }) => questions.map(({ id }) => id)))];
  if (ids.length === 0) return;
  await tx
    .insertInto('assessment.bank_use')
    .values(ids.map((id) => ({ tenant_id: actor.tenantId, question_id: id, test_version_id: testVersionId })))
    .execute();
}
