/** Written by scripts/house/kinds.mjs from the folders of this floor; not by hand. */
import type { ActivityKind } from '@vitrine/domain/activities';
import type { DemoKind } from './demo-kind.ts';
import { conventionalTest } from './conventional-test/index.ts';
import { pdf } from './pdf/index.ts';
import { video } from './video/index.ts';

/** What the demo's courses hold of each kind. */
export const kinds: { [K in ActivityKind]: DemoKind<K> } = {
  conventional_test: conventionalTest,
  pdf,
  video,
};
