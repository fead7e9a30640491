/** A test, complete once passed. Its attempts tell everything: opening it is no progress. */
import type { KindRules } from '../kind.ts';
import { emptyTestDetail, type TestDetail } from './passing.ts';

export { judgeTest, type TestDetail } from './passing.ts';

export const conventionalTest: KindRules<TestDetail> = { empty: emptyTestDetail, sees: [], merge: (detail) => detail };
