import { isDeepStrictEqual } from 'node:util';
import type { TestDraft } from '@vitrine/contract/assessment';
import type { TestKind } from '@vitrine/domain/assessment';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { fillPools, noteUses } from './bank/fill-pools.ts';
import { getTestVersion, listTestVersions, type TestVersion } from './queries.ts';
import { parseBody, storeBody, storeRules, type TestBody } from './stored-test.ts';

type Parts = Pick<Platform, 'clock' | 'newId' | 'storage'>;
type Author = Pick<Actor, 'tenantId'>;
type Ask = { testVersionId: string | null; test: TestDraft; kind?: TestKind };

/** Writes a test and answers the version that holds it: the same one while it is a draft or unchanged, the next one when it was frozen (D10). */
export async function writeTest(
  parts: Parts,
  tx: Tx,
  actor: Author,
  { testVersionId, test, kind = 'conventional_test' }: Ask,
): Promise<string> {
  const pools = await fillPools(tx, actor, test.pools);
  const written = { rules: test.rules, body: { questions: test.questions, pools } };
  if (testVersionId === null) return addVersion(parts, tx, actor, { testId: await addTest(parts, tx, actor, { kind }), ...written });
  const before = await getTestVersion(tx, actor, testVersionId);
  if (isSame(before, test)) return testVersionId;
  if (before.isFrozen) return addVersion(parts, tx, actor, { testId: before.testId, ...written });
  await tx
    .updateTable('assessment.test_version')
    .set({ rules: storeRules(test.rules), questions: storeBody(written.body) })
    .where('tenant_id', '=', actor.tenantId)
    .where('id', '=', testVersionId)
    .where('frozen_at', 'is', null)
    .execute();
  await noteUses(tx, actor, { testVersionId, pools });
  await ownPictures(parts, tx, actor, { testId: before.testId, body: written.body });
  return testVersionId;
}

/** From now on these versions never change; their pools hold what the bank has at this moment. */
export async function freezeTests(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  actor: Author,
  testVersionIds: readonly string[],
): Promise<void> {
  if (testVersionIds.length === 0) return;
  for (const { id, isFrozen, questions, pools: before } of await listTestVersions(tx, actor, testVersionIds)) {
    if (isFrozen) continue;
    const pools = await fillPools(tx, actor, before);
    await tx
      .updateTable('assessment.test_version')
      .set({ frozen_at: clock.now(), ...(pools.length > 0 ? { questions: storeBody({ questions, pools }) } : {}) })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', id)
      .where('frozen_at', 'is', null)
      .execute();
    await noteUses(tx, actor, { testVersionId: id, pools });
  }
}

/** A test with its right answers, for those who write it; pools with what they may draw. */
export type WrittenTest = Pick<TestVersion, 'kind' | 'rules' | 'questions' | 'pools'>;

/** By version id. */
export async function listTestDrafts(db: Reader, actor: Author, testVersionIds: readonly string[]): Promise<Map<string, WrittenTest>> {
  const versions = await listTestVersions(db, actor, testVersionIds);
  return new Map(versions.map(({ id, kind, rules, questions, pools }) => [id, { kind, rules, questions, pools }]));
}

/** What was written is compared, not what the bank has by now. */
function isSame(before: TestVersion, test: TestDraft): boolean {
  const asStored = (body: TestBody) => {
    const { questions, pools } = parseBody(JSON.parse(storeBody(body)));
    return { questions, pools: pools.map(({ questions: _, ...pool }) => pool) };
  };
  const pools = test.pools.map((pool) => ({ ...pool, questions: [] }));
  return isDeepStrictEqual(before.rules, test.rules) && isDeepStrictEqual(asStored(before), asStored({ questions: test.questions, pools }));
}

async function addTest({ clock, newId }: Parts, tx: Tx, actor: Author, { kind }: { kind: TestKind }): Promise<string> {
  const id = newId();
  await tx.insertInto('assessment.test').values({ tenant_id: actor.tenantId, id, kind, created_at: clock.now() }).execute();
  return id;
}

type NewVersion = { testId: string; rules: TestDraft['rules']; body: TestBody };

async function addVersion(parts: Parts, tx: Tx, actor: Author, { testId, rules, body }: NewVersion): Promise<string> {
  const id = parts.newId();
  await tx
    .insertInto('assessment.test_version')
    .values({
      tenant_id: actor.tenantId,
      id,
      test_id: testId,
      rules: storeRules(rules),
      questions: storeBody(body),
      created_at: parts.clock.now(),
    })
    .execute();
  await noteUses(tx, actor, { testVersionId: id, pools: body.pools });
  await ownPictures(parts, tx, actor, { testId, body });
  return id;
}

/** Pictures of the test's own questions belong to it; those of the bank are the bank's. Refuses `file_missing`. */
async function ownPictures(
  { storage }: Parts,
  tx: Tx,
  { tenantId }: Author,
  { testId, body }: { testId: string; body: TestBody },
): Promise<void> {
  for (const { imageFileId } of body.questions)
    if (imageFileId) await storage.own(tx, { tenantId, fileId: imageFileId, room: 'assessment', ownerId: testId });
}
