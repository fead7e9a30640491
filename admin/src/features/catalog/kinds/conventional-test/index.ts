/** A test: rules, and questions with their right answers. */
import type { ActivityDraftOf } from '@vitrine/contract/activities';

type TestContent = ActivityDraftOf<'conventional_test'>;

export const conventionalTest = {
  empty: (): TestContent => ({
    kind: 'conventional_test',
    test: { rules: { maximumAttempts: 3, minimumScore: 70, questionsDrawn: null, minutesToAnswer: null }, questions: [] },
  }),
  textsOf: ({ test }: TestContent) =>
    test.questions.flatMap(({ prompt, explanation, topic, options }) => [prompt, explanation, topic, ...options.map(({ text }) => text)]),
};
