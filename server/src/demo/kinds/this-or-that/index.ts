import { demoGame, draftOf } from '../demo-game.ts';
import type { DemoKind } from '../demo-kind.ts';

/** The game that the course of games tells. */
export const thisOrThat: DemoKind<'this_or_that'> = async (demoParts, ask) =>
  draftOf('this_or_that', demoGame('this_or_that', demoParts, ask));
