import type { ActivityDraftOf } from '@vitrine/contract/activities';
import type { TestRules } from '@vitrine/contract/assessment';
import type { TestKind } from '@vitrine/domain/assessment';
import { lazy } from 'react';
import { IconClipboardCheck } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

const usual: TestRules = {
  maximumAttempts: 3,
  minimumScore: 70,
  questionsDrawn: null,
  minutesToAnswer: null,
  hasPartialCredit: false,
  isShuffled: true,
  review: 'when_due',
};

/** One of the seven tests in the console: rules, and questions with their right answers; they differ in the rules with which a new one begins. */
export function testOnScreen<K extends TestKind>(kind: K, rules: Partial<TestRules> = {}): KindOnScreen<K> {
  const built = {
    Sign: IconClipboardCheck,
    empty: () => ({ kind, test: { rules: { ...usual, ...rules }, questions: [], pools: [] } }),
    textsOf: ({ test }: ActivityDraftOf<TestKind>) =>
      test.questions.flatMap(({ prompt, explanation, topic, options }) => [
        prompt,
        explanation,
        topic,
        ...options.flatMap(({ text, pair }) => (pair ? [text, pair.text] : [text])),
      ]),
    Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.TestEditor }))),
    Preview: lazy(() => import('./preview.tsx').then((chunk) => ({ default: chunk.TestPreview }))),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one editor writes the seven, whose drafts differ in the name of the kind alone
  return built as unknown as KindOnScreen<K>;
}
