import { testDraft, testView } from '../test-shapes.ts';

export const Draft = testDraft('restart_test');

export const View = testView('restart_test');
