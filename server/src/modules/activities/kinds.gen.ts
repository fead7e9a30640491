/** Written by scripts/house/kinds.mjs from the folders of this floor; not by hand. */
import type { ActivityKind } from '@vitrine/domain/activities';
import { conventionalTest } from './conventional-test/index.ts';
import { pdf } from './pdf/index.ts';
import { video } from './video/index.ts';

/** What the server knows about each kind. */
export const kinds = {
  conventional_test: conventionalTest,
  pdf,
  video,
} satisfies Record<ActivityKind, unknown>;
