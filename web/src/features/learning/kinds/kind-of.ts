import type { ActivityKind } from '@vitrine/domain/activities';
import type { KindOnScreen } from './kind-on-screen.ts';
import { kinds } from './kinds.gen.ts';

/** What this app knows about a kind. */
export const kindOf = <K extends ActivityKind>(kind: K): KindOnScreen<K> => kinds[kind];
