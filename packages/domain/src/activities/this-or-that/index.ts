/** Cards that go onto one of two piles (GAM-04). */
import { gameProgress, type GameDetail } from '../game.ts';
import type { KindRules } from '../kind.ts';

export const thisOrThat: KindRules<GameDetail> = gameProgress;
