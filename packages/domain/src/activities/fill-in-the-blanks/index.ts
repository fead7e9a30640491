/** A text whose gaps are typed (GAM-05). */
import { gameProgress, type GameDetail } from '../game.ts';
import type { KindRules } from '../kind.ts';

export const fillInTheBlanks: KindRules<GameDetail> = gameProgress;
