/** A hidden word that clues tell (GAM-08). */
import { gameProgress, type GameDetail } from '../game.ts';
import type { KindRules } from '../kind.ts';

export const enigma: KindRules<GameDetail> = gameProgress;
