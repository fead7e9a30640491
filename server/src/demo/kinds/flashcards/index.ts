import { demoGame, draftOf } from '../demo-game.ts';
import type { DemoKind } from '../demo-kind.ts';

/** The game that the course of games tells. */
export const flashcards: DemoKind<'flashcards'> = async (shelf, ask) => draftOf('flashcards', demoGame('flashcards', shelf, ask));
