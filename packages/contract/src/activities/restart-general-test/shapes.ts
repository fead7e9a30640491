import { testDraft, testView } from '../test-shapes.ts';

export const Draft = testDraft('restart_general_test');

export const View = testView('restart_general_test');
