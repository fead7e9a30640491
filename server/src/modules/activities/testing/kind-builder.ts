import type { ActivityContentOf, ActivityDraftOf, SeenOfKind } from '@vitrine/contract/activities';
import type { ActivityKind } from '@vitrine/domain/activities';

export type Told = SeenOfKind | { kind: 'opened' };

/** What tests and the demo need of a kind: its folder's `testing.ts` shows one of these. */
export type KindBuilder<K extends ActivityKind> = {
  /** What an author sends at first; names no file. */
  draft(): ActivityDraftOf<K>;
  /** What a device reports of somebody who did this part of it, from 0 to 1; more than one report where a kind has parts. */
  seen(content: ActivityContentOf<K>, part: number): Told | Told[];
};
