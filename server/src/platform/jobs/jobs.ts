import type { Tx } from '../database/index.ts';
import type { DeadFilter, DeadJob } from './dead-letters.ts';
import type { Patience } from './patience.ts';
import type { Status } from './status.ts';

/** Does one kind of job; must bear the same job twice. */
export type Worker = (payload: Record<string, unknown>) => Promise<void>;

export type JobAsk = {
  tx?: Tx;
  name: string;
  payload: Record<string, unknown>;
  /** An instant of the server's clock. */
  startAfter?: string;
  once?: string;
  /** Of the jobs of one name that wait, the lowest goes first; jobs of equal rank, and so all of one transaction without any, go in no certain order. An integer, 0 when absent. */
  rank?: number;
};

export type Jobs = {
  /** Puts a job into the queue; with `tx` it is there if and only if the transaction commits. `startAfter` is an instant. `once` keeps a second job with the same name and key away while one waits. */
  send(ask: JobAsk): Promise<void>;
  /** Says who does jobs of this name, and how long they are tried again; before `start`. Must bear the same job twice. */
  work(name: string, worker: Worker, patience?: Patience): void;
  /** A job of its own at every match of a cron expression in UTC; before `start`. */
  schedule(name: string, cron: string, worker: () => Promise<void>): void;
  /** What waits, by queue. */
  status(): Promise<Status>;
  /** Jobs that were given up, newest first. */
  dead(ask: DeadFilter & { limit: number }): Promise<{ items: DeadJob[]; count: number }>;
  /** Queues given-up jobs anew, in this transaction; answers which. */
  replay(tx: Tx, filter: DeadFilter): Promise<DeadJob[]>;
  /** Whether workers that have nothing to do still ask for work; false before `start`. */
  isAlive(): boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** Jobs that tests may run by hand, without `start`. */
export type OpenJobs = Jobs & {
  /** Does every job that is due by the server's clock, one after the other, until none is left; a fault of a worker is thrown. */
  drain(): Promise<number>;
  /** Throws away what waits, undone. */
  discard(): Promise<void>;
  /** Does a scheduled or named job now, without the queue. */
  runNow(name: string, payload?: Record<string, unknown>): Promise<void>;
};
