import type { QueueOptions } from 'pg-boss';

/**
 * How long a job is tried again, by what it is:
 * `email`, an e-mail: more than a day, since a mail server may be away for one;
 * `code`, a code to a phone: two minutes, for it runs out soon, and whoever waits asks for another;
 * `news`, what a room tells another one: more than a day, since nobody tells it again;
 * `push`, a notice to a phone: an hour, for it lies in the inbox too, and is stale by then;
 * `work`, whatever people asked for and wait for: twenty minutes;
 * `sweep`, what a schedule does: two minutes, for its next round does the same.
 */
export type Patience = 'email' | 'code' | 'push' | 'news' | 'work' | 'sweep';

export const deadLetterQueue = 'dead-letters';

/** Somebody has to look at a job that was given up, and this is how long they may take. */
export const deadLetterDays = 30;

type Tries = Required<Pick<QueueOptions, 'retryLimit' | 'retryDelay' | 'retryDelayMax'>>;

const moreThanADay: Tries = { retryLimit: 60, retryDelay: 2, retryDelayMax: 1_800 };

/** The wait before the first repeat doubles with each one, up to the longest. */
const tries: Record<Patience, Tries> = {
  email: moreThanADay,
  code: { retryLimit: 5, retryDelay: 2, retryDelayMax: 60 },
  push: { retryLimit: 7, retryDelay: 30, retryDelayMax: 900 },
  news: moreThanADay,
  work: { retryLimit: 8, retryDelay: 2, retryDelayMax: 600 },
  sweep: { retryLimit: 2, retryDelay: 30, retryDelayMax: 60 },
};

/** A code that comes late and a round that comes again are worth no replay. */
const isWorthReplay: Record<Patience, boolean> = { email: true, code: false, push: false, news: true, work: true, sweep: false };

/** A worker that was killed is noticed within twenty seconds. */
export const queueOptionsOf = (patience: Patience) => ({
  ...tries[patience],
  retryBackoff: true,
  heartbeatSeconds: 10,
  expireInSeconds: 900,
  deleteAfterSeconds: 86_400,
  notify: true,
  ...(isWorthReplay[patience] ? { deadLetter: deadLetterQueue } : {}),
});
