import { demoGame, draftOf } from '../demo-game.ts';
import type { DemoKind } from '../demo-kind.ts';

/** The game that the course of games tells. */
export const flashcards: DemoKind<'flashcards'> = async (demoParts, ask) => draftOf('flashcards', demoGame('flashcards', demoParts, ask));
