import { isDeepStrictEqual } from 'node:util';
import type { TestDraft } from '@vitrine/contract/assessment';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getTestVersion, listTestVersions } from './queries.ts';
import { parseQuestions, storeQuestions, storeRules } from './stored-test.ts';

type Parts = Pick<Platform, 'clock' | 'newId'>;
type Author = Pick<Actor, 'tenantId'>;

/** Writes a test and answers the version that holds it: the same one while it is a draft or unchanged, the next one when it was frozen (D10). */
export async function writeTest(
  parts: Parts,
  tx: Tx,
  actor: Author,
  { testVersionId, test }: { testVersionId: string | null; test: TestDraft },
): Promise<string> {
  if (testVersionId === null) return addVersion(parts, tx, actor, { testId: await addTest(parts, tx, actor), test });
  const before = await getTestVersion(tx, actor, testVersionId);
  const isSame = isDeepStrictEqual(
    { rules: before.rules, questions: before.questions },
    { rules: test.rules, questions: parseQuestions(JSON.parse(storeQuestions(test.questions))) },
  );
  if (isSame) return testVersionId;
  if (before.isFrozen) return addVersion(parts, tx, actor, { testId: before.testId, test });
  await tx
    .updateTable('assessment.test_version')
    .set({ rules: storeRules(test.rules), questions: storeQuestions(test.questions) })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', testVersionId)
    .where('frozen_at', 'is', null)
    .execute();
  return testVersionId;
}

/** From now on these versions never change. */
export async function freezeTests(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  actor: Author,
  testVersionIds: readonly string[],
): Promise<void> {
  if (testVersionIds.length === 0) return;
  await tx
    .updateTable('assessment.test_version')
    .set({ frozen_at: clock.now() })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', 'in', testVersionIds)
    .where('frozen_at', 'is', null)
    .execute();
}

/** Tests with their right answers, for those who write them: by version id. */
export async function listTestDrafts(db: Reader, actor: Author, testVersionIds: readonly string[]): Promise<Map<string, TestDraft>> {
  const versions = await listTestVersions(db, actor, testVersionIds);
  return new Map(versions.map(({ id, rules, questions }) => [id, { rules, questions }]));
}

async function addTest({ clock, newId }: Parts, tx: Tx, actor: Author): Promise<string> {
  const id = newId();
  await tx.insertInto('assessment.test').values({ tenant_id: actor.tenantId, id, created_at: clock.now() }).execute();
  return id;
}

async function addVersion(
  { clock, newId }: Parts,
  tx: Tx,
  actor: Author,
  { testId, test }: { testId: string; test: TestDraft },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('assessment.test_version')
    .values({
      tenant_id: actor.tenantId,
      id,
      test_id: testId,
      rules: storeRules(test.rules),
      questions: storeQuestions(test.questions),
      created_at: clock.now(),
    })
    .execute();
  return id;
}
