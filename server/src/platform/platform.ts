import type { FastifyBaseLogger } from 'fastify';
import type { Chance, Clock } from './clock/index.ts';
import type { Db } from './database/index.ts';
import type { Jobs } from './jobs/index.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Messenger } from './messages/messenger.ts';
import type { Publish } from './outbox/index.ts';
import type { Settings } from './config/index.ts';
import type { SecretName } from './secrets/index.ts';
import type { Push } from './push/index.ts';
import type { Storage } from './storage/storage.ts';

/**
 * What rooms get from the house. Use-cases take the parts that they need: `redeemReward({ db, clock, newId }, actor, ask)`.
 * Nothing here knows a room.
 */
export type Platform = {
  settings: Settings;
  db: Db;
  clock: Clock;
  newId: () => string;
  chance: Chance;
  log: FastifyBaseLogger;
  /** Writes an event into the outbox of a transaction. */
  publish: Publish;
  jobs: Jobs;
  storage: Storage;
  mail: Mailer;
  /** Codes to phones. */
  messages: Messenger;
  /** Notices to phones. */
  push: Push;
  /** A key of this installation, made at its first start: `secret('links')`. */
  secret: (name: SecretName) => Buffer;
};
