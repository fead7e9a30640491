/** Levels: where members stand, by which experience they rise, and what the end of a campaign makes of it. */
export { reachLevel } from './reach-level.ts';
export { settleLate } from './settle-campaigns.ts';
export { levelOf, rankOfMember } from './standing.ts';
export { requestsWaiting } from './requests-waiting.ts';
