import type { TrailNames } from '../platform/audit/index.ts';
import type { Routes } from '../platform/http/index.ts';
import type { Jobs } from '../platform/jobs/index.ts';
import type { Subscribers } from '../platform/outbox/index.ts';
import type { Platform } from '../platform/platform.ts';
import type { AuditWords } from '../platform/exports/index.ts';
import type { FileAccess } from '../platform/storage/index.ts';
import type { KeptNames, PersonalRecords } from './privacy/index.ts';

/** What a room brings to the server. */
export type RoomParts = {
  routes?: readonly Routes[];
  /** News that it is told: by event, then by a name of the subscriber that never changes. */
  subscribers?: Subscribers;
  /** Says who does its jobs, and when. */
  jobs?: (jobs: Jobs) => void;
  /** Who may see its files. */
  fileAccess?: FileAccess[string];
  /** What it keeps about a person. */
  personalRecords?: PersonalRecords;
  /** What its things are called in the audit log, by subject. */
  trailNames?: TrailNames;
};

/** One file in each room, `room.ts`, says what it brings; `Ports` is what it asks of others, which `app.ts` hands in. */
export type Room<Ports = never> = [Ports] extends [never]
  ? (platform: Platform) => RoomParts
  : (platform: Platform, ports: Ports) => RoomParts;

/** What `words/LOCALE.json` says for others: `auditLog` of the room's changes and lists, `kept` of what it keeps about a person. The rest is the room's own. */
export type RoomWords = { auditLog?: AuditWords; kept?: KeptNames; [own: string]: unknown };
