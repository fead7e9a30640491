/** Pieces that go to places of a scene (GAM-01). */
import { gameProgress, type GameDetail } from '../game.ts';
import type { KindRules } from '../kind.ts';

export const dragAndDrop: KindRules<GameDetail> = gameProgress;
