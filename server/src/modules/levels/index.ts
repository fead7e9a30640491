/** Levels: where members stand, by which experience they rise, and what the end of a campaign makes of it. */
export { copyMinimums } from './copy-minimums.ts';
export { levelNames } from './level-words.ts';
export { reachLevel } from './reach-level.ts';
export { levelRequestsWaiting } from './requests-waiting.ts';
export { levelsSettled, levelsToSettle, settleCampaign, settleLate } from './settle-campaigns.ts';
export { levelOf, minimumsOf, rankOfMember } from './current-level.ts';
