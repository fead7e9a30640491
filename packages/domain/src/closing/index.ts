/** The end of a campaign, and the simulation of its rules. */
export { closableAt, closingRefusals, type ClosingRefusal } from './close.ts';
export { Replay, type ReplayedLine, type ReplayFacts, type ReplayResult } from './replay.ts';
