/** Written by scripts/house/kinds.mjs from the folders of this floor; not by hand. */
import type { KindFacts } from './kind.ts';
import { conventionalTest } from './conventional-test/facts.ts';
import { pdf } from './pdf/facts.ts';
import { video } from './video/facts.ts';

/** Activity kinds that are built (law 10). */
export const activityKinds = ['conventional_test', 'pdf', 'video'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** What every floor may ask about a kind. */
export const kindFacts: Record<ActivityKind, KindFacts> = {
  conventional_test: conventionalTest,
  pdf,
  video,
};
