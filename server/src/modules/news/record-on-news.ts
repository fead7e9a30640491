import { recordChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

export type NewsParts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage'>;
type Change = { subject: 'news' | 'news_category'; subjectId: string; what: string; before: unknown; after: unknown };

/** Keeps who changed what of the news, in the transaction that does it (ADM-09). */
export const recordOnNews = ({ clock, newId }: Pick<NewsParts, 'clock' | 'newId'>, tx: Tx, actor: Actor, change: Change): Promise<void> =>
  recordChange(tx, actor, { ...change, now: clock.now(), id: newId() });
