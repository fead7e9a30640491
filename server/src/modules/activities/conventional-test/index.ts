/** Tests, complete once passed. */
import { judgeTest } from '@vitrine/domain/activities/conventional-test';
import { hasRepeatedIds, missingOfTest } from '@vitrine/domain/assessment';
import { Refusal } from '../../../platform/http/index.ts';
import { previewAttempt, testSummary, writeTest } from '../../assessment/index.ts';
import type { Kind } from '../kind.ts';
import { parseTest, parseTestDetail, type StoredTest } from './stored.ts';

export const conventionalTest: Kind<'conventional_test', StoredTest> = {
  parseContent: parseTest,
  parseDetail: parseTestDetail,
  store: async (parts, tx, actor, { draft, before }) => {
    if (hasRepeatedIds(draft.test.questions)) throw new Refusal('invalid_request', { fields: { 'test.questions': 'invalid' } });
    const testVersionId = await writeTest(parts, tx, actor, { testVersionId: before?.testVersionId ?? null, test: draft.test });
    return { version: 1, kind: 'conventional_test', testVersionId };
  },
  draftOf: ({ testVersionId }, { tests }) => ({ kind: 'conventional_test', test: testIn(tests, testVersionId) }),
  filesOf: () => [],
  testOf: ({ testVersionId }) => testVersionId,
  missingOf: ({ testVersionId }, { tests }) => missingOfTest(testIn(tests, testVersionId)),
  viewOf: async ({ db }, actor, { content }) => {
    const { testVersionId: _, testId: _test, ...summary } = await testSummary(db.write(), actor, content);
    return { kind: 'conventional_test', ...summary };
  },
  attemptOf: (parts, actor, { content, locale }) =>
    previewAttempt(parts, parts.db.write(), actor, { testVersionId: content.testVersionId, locale }),
  completionOf: async ({ db }, actor, { content }) => {
    const { rules, bestScore, isPassed } = await testSummary(db.write(), actor, content);
    return judgeTest({ bestScore, minimumScore: rules.minimumScore, isPassed });
  },
};

function testIn<T>(tests: ReadonlyMap<string, T>, testVersionId: string): T {
  const test = tests.get(testVersionId);
  if (!test) throw new Error(`activities: test version ${testVersionId} was not read`);
  return test;
}
