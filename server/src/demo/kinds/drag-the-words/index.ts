import { demoGame, draftOf } from '../demo-game.ts';
import type { DemoKind } from '../demo-kind.ts';

/** The game that the course of games tells. */
export const dragTheWords: DemoKind<'drag_the_words'> = async (demoParts, ask) =>
  draftOf('drag_the_words', demoGame('drag_the_words', demoParts, ask));
