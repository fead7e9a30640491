/** Work for later or for another process: queued in the caller's transaction, done at least once, tried again with patience. */
export type { DeadFilter, DeadJob } from './dead-letters.ts';
export type { Jobs, OpenJobs } from './jobs.ts';
export { openJobs } from './open-jobs.ts';
