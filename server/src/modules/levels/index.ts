/** Levels: where members stand, by which experience they rise, and what the end of a campaign makes of it. */
export { levelNames } from './level-words.ts';
export { reachLevel } from './reach-level.ts';
export { levelRequestsWaiting } from './requests-waiting.ts';
export { settleLate } from './settle-campaigns.ts';
export { levelOf, rankOfMember } from './standing.ts';
