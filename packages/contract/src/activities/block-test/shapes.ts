import { testDraft, testView } from '../test-shapes.ts';

export const Draft = testDraft('block_test');

export const View = testView('block_test');
