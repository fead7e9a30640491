import { testDraft, testView } from '../test-shapes.ts';

export const Draft = testDraft('conventional_test');

export const View = testView('conventional_test');
