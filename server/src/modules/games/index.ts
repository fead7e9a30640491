/** Games: runs that the server deals, judges move by move and scores. */
export { makeMoves, type Moved } from './make-moves.ts';
export { gamesRecords } from './personal-records.ts';
export { getRun, type RunRow } from './queries.ts';
export { gameStatus, type GameStatus } from './status.ts';
export { startRun } from './start-run.ts';
export { runView, verdictView } from './view-run.ts';
