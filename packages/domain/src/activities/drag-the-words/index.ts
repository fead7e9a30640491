/** Words that go into the gaps of a text (GAM-02). */
import { gameProgress, type GameDetail } from '../game.ts';
import type { KindRules } from '../kind.ts';

export const dragTheWords: KindRules<GameDetail> = gameProgress;
