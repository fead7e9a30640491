import { testDraft, testView } from '../test-shapes.ts';

export const Draft = testDraft('block_general_test');

export const View = testView('block_general_test');
