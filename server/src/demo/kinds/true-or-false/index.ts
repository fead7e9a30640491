import { demoGame, draftOf } from '../demo-game.ts';
import type { DemoKind } from '../demo-kind.ts';

/** The game that the course of games tells. */
export const trueOrFalse: DemoKind<'true_or_false'> = async (demoParts, ask) =>
  draftOf('true_or_false', demoGame('true_or_false', demoParts, ask));
