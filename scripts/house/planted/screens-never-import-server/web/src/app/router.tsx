import type { Tx } from '../../../server/src/platform/database/index.ts';

export type Screen = Tx;
