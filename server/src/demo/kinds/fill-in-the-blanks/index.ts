import { demoGame, draftOf } from '../demo-game.ts';
import type { DemoKind } from '../demo-kind.ts';

/** The game that the course of games tells. */
export const fillInTheBlanks: DemoKind<'fill_in_the_blanks'> = async (demoParts, ask) =>
  draftOf('fill_in_the_blanks', demoGame('fill_in_the_blanks', demoParts, ask));
