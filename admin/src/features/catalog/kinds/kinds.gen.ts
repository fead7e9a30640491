/** Written by scripts/house/kinds.mjs from the folders of this floor; not by hand. */
import type { ActivityKind } from '@vitrine/domain/activities';
import { conventionalTest } from './conventional-test/index.ts';
import { pdf } from './pdf/index.ts';
import { video } from './video/index.ts';
import type { KindOnScreen } from './kind-on-screen.ts';

/** How each kind is written; its heavy parts come when they are opened. */
export const kinds: { [K in ActivityKind]: KindOnScreen<K> } = {
  conventional_test: conventionalTest,
  pdf,
  video,
};
