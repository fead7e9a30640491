/** Work for later or for another process: queued in the caller's transaction, done at least once, tried again with patience. */
import type { Tx } from '../database/index.ts';

export type Jobs = {
  /** Puts a job into the queue; with `tx` it is there if and only if the transaction commits. `startAfter` is an instant. `once` keeps a second job with the same name and key away while one waits. */
  send(ask: { tx?: Tx; name: string; payload: Record<string, unknown>; startAfter?: string; once?: string }): Promise<void>;
  /** Says who does jobs of this name; before `start`. Must bear the same job twice. */
  work(name: string, worker: (payload: Record<string, unknown>) => Promise<void>): void;
  /** A job of its own at every match of a cron expression in UTC; before `start`. */
  schedule(name: string, cron: string, worker: () => Promise<void>): void;
  start(): Promise<void>;
  stop(): Promise<void>;
};
