import type { TestDraft } from '@vitrine/contract/assessment';
import { judgeTest } from '@vitrine/domain/activities/conventional-test';
import { hasRepeatedIds, missingOfTest, type TestKind } from '@vitrine/domain/assessment';
import type { Locale } from '@vitrine/domain/kernel';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/http/index.ts';
import { previewAttempt, testSummary, writeTest } from '../assessment/index.ts';
import type { Around, Author, Learner, PreviewParts, ReadParts, WriteParts } from './kind.ts';
import { parseTestDetail, type StoredTest } from './stored-tests.ts';

/** One of the seven tests: they differ in what domain's table says of their kind, and in nothing else (D76). */
export function testOfKind<K extends TestKind>(kind: K, parseContent: (stored: unknown) => StoredTest<K>) {
  type Content = StoredTest<K>;
  return {
    parseContent,
    parseDetail: parseTestDetail,
    store: async (
      parts: WriteParts,
      tx: Tx,
      actor: Author,
      { draft, before }: { draft: { test: TestDraft }; before: Content | null },
    ): Promise<Content> => {
      if (hasRepeatedIds(draft.test.questions)) throw new Refusal('invalid_request', { fields: { 'test.questions': 'invalid' } });
      const testVersionId = await writeTest(parts, tx, actor, { testVersionId: before?.testVersionId ?? null, test: draft.test, kind });
      return { version: 1, kind, testVersionId };
    },
    draftOf: ({ testVersionId }: Content, { tests }: Around) => {
      const { rules, questions, pools } = testIn(tests, testVersionId);
      return { kind, test: { rules, questions, pools: pools.map(({ questions: _, ...pool }) => pool) } };
    },
    filesOf: () => [],
    testOf: ({ testVersionId }: Content) => testVersionId,
    missingOf: ({ testVersionId }: Content, { tests }: Around) => missingOfTest(testIn(tests, testVersionId)),
    viewOf: async ({ db }: ReadParts, actor: Learner, { content }: { content: Content }) => {
      const {
        testVersionId: _,
        testId: _test,
        consequence: _does,
        isHandedIn: _handed,
        isAwaited: _awaited,
        ...summary
      } = await testSummary(db.write(), actor, content);
      return { ...summary, kind };
    },
    attemptOf: (parts: PreviewParts, actor: Learner, { content, locale }: { content: Content; locale: Locale }) =>
      previewAttempt(parts, parts.db.write(), actor, { testVersionId: content.testVersionId, locale }),
    completionOf: async ({ db }: ReadParts, actor: Learner, { content }: { content: Content }) => {
      const { rules, bestScore, isPassed, isHandedIn } = await testSummary(db.write(), actor, content);
      return judgeTest({ kind, bestScore, minimumScore: rules.minimumScore, isPassed, isHandedIn });
    },
  };
}

function testIn<T>(tests: ReadonlyMap<string, T>, testVersionId: string): T {
  const test = tests.get(testVersionId);
  if (!test) throw new Error(`activities: test version ${testVersionId} was not read`);
  return test;
}
