/** Activity kinds, one folder each: what each is made of and when it is complete. */
export { judgeTest, type TestDetail } from './conventional-test/passing.ts';
export { emptyDetail, mergeDetail, type ActivityDetail, type DetailOf } from './detail.ts';
export { judgePdf, type PdfDetail } from './pdf/reading.ts';
export { mergeRanges, watchedSeconds, type Range } from './video/ranges.ts';
export { judgeVideo, type VideoDetail } from './video/watching.ts';
export { activityKinds, activityRefusals, type ActivityKind, type ActivityRefusal, type Completion, type SeenEvent } from './words.ts';
