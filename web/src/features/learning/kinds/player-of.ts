import type { ActivityContentOf } from '@vitrine/contract/activities';
import type { PlayerPage } from '@vitrine/contract/learning';
import type { ActivityKind } from '@vitrine/domain/activities';

/** What the player of a kind is given. */
export type PlayerOf<K extends ActivityKind> = { page: PlayerPage; content: ActivityContentOf<K> };
