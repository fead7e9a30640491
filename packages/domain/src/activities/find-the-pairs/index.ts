/** Two faces that belong together (GAM-03). */
import { gameProgress, type GameDetail } from '../game.ts';
import type { KindRules } from '../kind.ts';

export const findThePairs: KindRules<GameDetail> = gameProgress;
