/** Activities on the wire, one folder a kind: what an author writes, the answerless view that a player gets, and what a device reports. */
import type { ActivityKind } from '@vitrine/domain/activities';
import type { ActivityContent, ActivityDraft } from './kinds.gen.ts';

export { ActivityContent, ActivityDraft, SeenOfKind } from './kinds.gen.ts';
export { View as ScormView } from './scorm/shapes.ts';
export type ActivityContentOf<K extends ActivityKind> = Extract<ActivityContent, { kind: K }>;
export type ActivityDraftOf<K extends ActivityKind> = Extract<ActivityDraft, { kind: K }>;
