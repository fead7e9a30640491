import { testPlayer } from '../conventional-test/test-on-screen.ts';
import type { KindOnScreen } from '../kind-on-screen.ts';

export const unevaluatedQuiz: KindOnScreen<'unevaluated_quiz'> = testPlayer();
