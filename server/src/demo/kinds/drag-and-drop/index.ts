import { demoGame, draftOf } from '../demo-game.ts';
import type { DemoKind } from '../demo-kind.ts';

/** The game that the course of games tells. */
export const dragAndDrop: DemoKind<'drag_and_drop'> = async (demoParts, ask) =>
  draftOf('drag_and_drop', demoGame('drag_and_drop', demoParts, ask));
