/** Levels: where members stand, by which experience they rise, and what the end of a campaign makes of it. */
export { copyMinimums } from './copy-minimums.ts';
export { reachLevel } from './reach-level.ts';
export { levelsSettled, levelsToSettle, settleCampaign, settleLate } from './settle-campaigns.ts';
export { levelNames, levelOf, minimumsOf, rankOfMember } from './standing.ts';
export { requestsWaiting } from './requests-waiting.ts';
