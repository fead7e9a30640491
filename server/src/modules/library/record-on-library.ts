import { recordChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

export type LibraryParts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage' | 'jobs'>;
type Change = {
  subject: 'library_folder' | 'library_item' | 'library_category';
  subjectId: string;
  what: string;
  before: unknown;
  after: unknown;
};

/** Keeps who changed what in the library, in the transaction that does it (ADM-09). */
export const recordOnLibrary = (
  { clock, newId }: Pick<LibraryParts, 'clock' | 'newId'>,
  tx: Tx,
  actor: Actor,
  change: Change,
): Promise<void> => recordChange(tx, actor, { ...change, now: clock.now(), id: newId() });
