import { demoGame, draftOf } from '../demo-game.ts';
import type { DemoKind } from '../demo-kind.ts';

/** The game that the course of games tells. */
export const enigma: DemoKind<'enigma'> = async (shelf, ask) => draftOf('enigma', demoGame('enigma', shelf, ask));
