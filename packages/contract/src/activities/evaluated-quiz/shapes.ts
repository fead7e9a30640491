import { testDraft, testView } from '../test-shapes.ts';

export const Draft = testDraft('evaluated_quiz');

export const View = testView('evaluated_quiz');
