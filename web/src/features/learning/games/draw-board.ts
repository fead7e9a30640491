import type { Run } from '@vitrine/contract/games';
import type { GamePort } from '@vitrine/ui/games';
import type { ReactNode } from 'react';

/** Draws the board of a run; the kind knows which one that is. */
export type DrawBoard = (run: Run, port: Omit<GamePort<never>, 'board'>) => ReactNode;
