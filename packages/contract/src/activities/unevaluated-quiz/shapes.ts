import { testDraft, testView } from '../test-shapes.ts';

export const Draft = testDraft('unevaluated_quiz');

export const View = testView('unevaluated_quiz');
