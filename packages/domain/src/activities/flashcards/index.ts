/** Cards that are turned and judged by whoever learns from them (GAM-07). */
import { gameProgress, type GameDetail } from '../game.ts';
import type { KindRules } from '../kind.ts';

export const flashcards: KindRules<GameDetail> = gameProgress;
