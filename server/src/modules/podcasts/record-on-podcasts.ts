import { recordChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';

export type PodcastParts = Pick<Platform, 'db' | 'clock' | 'newId' | 'storage'>;
type Change = {
  subject: 'podcast' | 'podcast_episode' | 'podcast_category';
  subjectId: string;
  what: string;
  before: unknown;
  after: unknown;
};

/** Keeps who changed what of podcasts, in the transaction that does it (ADM-09). */
export const recordOnPodcasts = (
  { clock, newId }: Pick<PodcastParts, 'clock' | 'newId'>,
  tx: Tx,
  actor: Actor,
  change: Change,
): Promise<void> => recordChange(tx, actor, { ...change, now: clock.now(), id: newId() });
