/** A film, complete by the part that was really watched (decision D11). */
import type { KindRules } from '../kind.ts';
import { emptyVideoDetail, mergeVideoDetail, type VideoDetail, type Watched } from './watching.ts';

export { mergeRanges, watchedSeconds, type Range } from '../../kernel/index.ts';
export { wholeOfEmbedded } from './embedded.ts';
export { judgeVideo, type VideoDetail, type Watched } from './watching.ts';

export const video: KindRules<VideoDetail, Watched> = { empty: emptyVideoDetail, sees: ['watched'], merge: mergeVideoDetail };
