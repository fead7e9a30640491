import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { lastProof } from './last-proof.ts';
import { noteIn } from './notes.ts';
import type { Platform } from '../platform.ts';
import type { FigureSource, Sample } from './figures.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'jobs' | 'mail'>;

/** What the house itself knows. Without a data folder (tests) nothing is told of the disk. */
export const platformFigures = (parts: Parts, { sharedDir }: { sharedDir?: string | undefined }): FigureSource[] => [
  poolFigures(parts),
  outboxFigures(parts),
  queueFigures(parts),
  jobFigures(parts),
  emailFigures(parts),
  ...(sharedDir === undefined ? [] : [diskFigures(sharedDir), backupFigures(sharedDir), proofFigures(sharedDir)]),
];

const one = (value: number): Sample[] => [{ value }];
const secondsOf = (instant: string) => Date.parse(instant) / 1_000;

const poolFigures = ({ db }: Parts) => ({
  help: { vitrine_database_connections: 'Connections of the pool: total, idle, and requests that wait for one.' },
  labels: ['state'],
  read: async () => ({
    vitrine_database_connections: [
      { labels: { state: 'total' }, value: db.pool.totalCount },
      { labels: { state: 'idle' }, value: db.pool.idleCount },
      { labels: { state: 'waiting' }, value: db.pool.waitingCount },
    ],
  }),
});

const outboxFigures = ({ db, clock }: Parts) => ({
  help: {
    vitrine_outbox_waiting: 'News that were written and not handed over yet.',
    vitrine_outbox_oldest_seconds: 'Age of the oldest of them; 0 when none waits.',
  },
  read: async () => {
    const waiting = await db
      .read()
      .selectFrom('platform.outbox')
      .select((row) => [row.fn.countAll<string>().as('size'), row.fn.min('created_at').as('since')])
      .where('relayed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return {
      vitrine_outbox_waiting: one(Number(waiting.size)),
      vitrine_outbox_oldest_seconds: one(waiting.since ? Math.max(0, secondsOf(clock.now()) - secondsOf(waiting.since)) : 0),
    };
  },
});

const queueFigures = ({ jobs }: Parts) => ({
  help: {
    vitrine_jobs_waiting: 'Jobs that are due or will be, by queue.',
    vitrine_jobs_active: 'Jobs that are being done, by queue.',
    vitrine_jobs_oldest_seconds: 'How long the oldest job that is due has waited, by queue.',
  },
  labels: ['queue'],
  read: async () => {
    const { queues } = await jobs.status();
    const by = (of: (queue: (typeof queues)[number]) => number) =>
      queues.map((queue) => ({ labels: { queue: queue.name }, value: of(queue) }));
    return {
      vitrine_jobs_waiting: by(({ waiting }) => waiting),
      vitrine_jobs_active: by(({ active }) => active),
      vitrine_jobs_oldest_seconds: by(({ oldestSeconds }) => oldestSeconds),
    };
  },
});

const jobFigures = ({ jobs }: Parts) => ({
  help: {
    vitrine_jobs_dead: 'Jobs that were given up and wait for somebody (npm run jobs -- dead).',
    vitrine_emails_waiting: 'E-mails that wait to be sent, or to be tried again.',
  },
  read: async () => {
    const { dead, emails } = await jobs.status();
    return { vitrine_jobs_dead: one(dead), vitrine_emails_waiting: one(emails) };
  },
});

const emailFigures = ({ mail }: Parts) => ({
  help: {
    vitrine_emails_sent_total: 'E-mails that the mail server took, since the start.',
    vitrine_emails_failed_total: 'Tries to send an e-mail that failed, since the start.',
  },
  read: async () => ({
    vitrine_emails_sent_total: one(mail.counted?.sent ?? 0),
    vitrine_emails_failed_total: one(mail.counted?.failed ?? 0),
  }),
});

const diskFigures = (sharedDir: string) => ({
  help: {
    vitrine_disk_free_bytes: 'Bytes that are free for this user where the files lie.',
    vitrine_disk_bytes: 'Bytes of that disk.',
  },
  read: async () => {
    const { bavail, blocks, bsize } = await statfs(sharedDir);
    return { vitrine_disk_free_bytes: one(bavail * bsize), vitrine_disk_bytes: one(blocks * bsize) };
  },
});

const Backup = z.object({ at: z.string() });
const backupFigures = (sharedDir: string) => ({
  help: { vitrine_backup_last_seconds: 'When the last backup was done, in seconds since 1970; 0: never.' },
  read: async () => {
    const last = await noteIn(join(sharedDir, 'last-backup.json'), Backup);
    return { vitrine_backup_last_seconds: one(last ? secondsOf(last.at) : 0) };
  },
});

const proofFigures = (sharedDir: string) => ({
  help: {
    vitrine_ledger_proof_last_seconds: 'When the ledger was verified last, in seconds since 1970; 0: never.',
    vitrine_ledger_proof_violations: 'Violations that it found.',
  },
  read: async () => {
    const last = await lastProof(sharedDir);
    return {
      vitrine_ledger_proof_last_seconds: one(last ? secondsOf(last.at) : 0),
      vitrine_ledger_proof_violations: one(last?.violations ?? 0),
    };
  },
});
