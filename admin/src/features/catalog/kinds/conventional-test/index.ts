/** A test: rules, and questions with their right answers. */
import type { KindOnScreen } from '../kind-on-screen.ts';
import { testOnScreen } from './test-on-screen.ts';

export const conventionalTest: KindOnScreen<'conventional_test'> = testOnScreen('conventional_test');
