import { demoGame, draftOf } from '../demo-game.ts';
import type { DemoKind } from '../demo-kind.ts';

/** The game that the course of games tells. */
export const findThePairs: DemoKind<'find_the_pairs'> = async (demoParts, ask) =>
  draftOf('find_the_pairs', demoGame('find_the_pairs', demoParts, ask));
