import type { A } from './circle-a.ts';

export type B = { a?: A };
