import { recordChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

export type PagesParts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage'>;
type Change = { subject: 'banner' | 'page'; subjectId: string; what: string; before: unknown; after: unknown };

/** Keeps who changed which banner or page, in the transaction that does it (ADM-09). */
export const recordOnPages = ({ clock, newId }: Pick<PagesParts, 'clock' | 'newId'>, tx: Tx, actor: Actor, change: Change): Promise<void> =>
  recordChange(tx, actor, { ...change, what: `${change.subject}.${change.what}`, now: clock.now(), id: newId() });
