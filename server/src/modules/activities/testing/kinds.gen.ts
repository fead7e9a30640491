/** Written by scripts/house/kinds.mjs from the folders of this floor; not by hand. */
import type { ActivityKind } from '@vitrine/domain/activities';
import { conventionalTest } from '../conventional-test/testing.ts';
import { pdf } from '../pdf/testing.ts';
import { video } from '../video/testing.ts';
import type { KindBuilder } from './kind-builder.ts';

/** What tests and the demo write of each kind. */
export const builders: { [K in ActivityKind]: KindBuilder<K> } = {
  conventional_test: conventionalTest,
  pdf,
  video,
};
