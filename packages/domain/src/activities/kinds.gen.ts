/** Written by scripts/house/kinds.mjs from the folders of this floor; not by hand. */
import type { ActivityKind } from './facts.gen.ts';
import { conventionalTest } from './conventional-test/index.ts';
import { pdf } from './pdf/index.ts';
import { video } from './video/index.ts';

/** How progress in each kind is kept. */
export const kindRules = {
  conventional_test: conventionalTest,
  pdf,
  video,
} satisfies Record<ActivityKind, unknown>;
