import { demoGame, draftOf } from '../demo-game.ts';
import type { DemoKind } from '../demo-kind.ts';

/** The game that the course of games tells. */
export const enigma: DemoKind<'enigma'> = async (demoParts, ask) => draftOf('enigma', demoGame('enigma', demoParts, ask));
