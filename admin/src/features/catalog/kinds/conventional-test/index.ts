/** A test: rules, and questions with their right answers. */
import { lazy } from 'react';
import { IconClipboardCheck } from '../../../../shared/icons.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const conventionalTest: KindOnScreen<'conventional_test'> = {
  Sign: IconClipboardCheck,
  empty: () => ({
    kind: 'conventional_test',
    test: { rules: { maximumAttempts: 3, minimumScore: 70, questionsDrawn: null, minutesToAnswer: null }, questions: [] },
  }),
  textsOf: ({ test }) =>
    test.questions.flatMap(({ prompt, explanation, topic, options }) => [prompt, explanation, topic, ...options.map(({ text }) => text)]),
  Editor: lazy(() => import('./editor.tsx').then((chunk) => ({ default: chunk.ConventionalTestEditor }))),
  Preview: lazy(() => import('./preview.tsx').then((chunk) => ({ default: chunk.ConventionalTestPreview }))),
};
