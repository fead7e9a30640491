/** Cards that are true or false (GAM-06). */
import { gameProgress, type GameDetail } from '../game.ts';
import type { KindRules } from '../kind.ts';

export const trueOrFalse: KindRules<GameDetail> = gameProgress;
