import { renamed, type Reworded } from '../../platform/http/index.ts';

/** Answers with sales, of the time when a reproved one was called refused: as a state, and as a count of its seller's. */
export const rewordedSales: Reworded = (key, part) =>
  key === 'state' && part === 'refused' ? 'reproved' : renamed(part, 'refused', 'reproved');
