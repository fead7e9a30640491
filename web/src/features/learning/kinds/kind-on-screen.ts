import type { ActivityContentOf } from '@vitrine/contract/activities';
import type { PlayerPage } from '@vitrine/contract/learning';
import type { ActivityKind } from '@vitrine/domain/activities';
import type { ComponentType, ReactNode } from 'react';

/** What the player of a kind is given. */
export type PlayerOf<K extends ActivityKind> = { page: PlayerPage; content: ActivityContentOf<K> };

/** A kind in the learner app: its folder's `index.ts` shows one of these. */
export type KindOnScreen<K extends ActivityKind> = {
  /** In lists of activities. */
  Sign: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  /** Fetched when the first activity of the kind is opened (`lazy`). */
  Player(props: PlayerOf<K>): ReactNode;
};
