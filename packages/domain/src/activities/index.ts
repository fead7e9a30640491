/** Activity kinds, one folder each: what each is made of and when it is complete. */
export { classVerdicts, judgeClass, type ClassActivityDetail, type ClassVerdict } from './class-activity.ts';
export { emptyDetail, mergeDetail, type ActivityDetail, type DetailOf, type SeenEvent } from './detail.ts';
export { judgeGame, type GameDetail } from './game.ts';
export { activityKinds, kindFacts, type ActivityKind } from './facts.gen.ts';
export { kindGroups, type KindFacts, type KindGroup } from './kind.ts';
export { activityRefusals, type ActivityRefusal, type Completion } from './words.ts';
