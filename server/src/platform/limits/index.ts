/** Tries that are counted beyond one process and one start: wrong log-ins, codes. */
export { fewAtOnce } from './few-at-once.ts';
export { takeTurn } from './take-turn.ts';
export { countFailure, countTry, forgetOldTries, forgetTries, refuseUsedUp, type TryLimit } from './tries.ts';
