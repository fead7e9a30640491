/** Activities on the wire, one folder a kind: what an author writes, and the answerless view that a player gets. */
import type { ActivityKind } from '@vitrine/domain/activities';
import { z } from 'zod';
import { TestActivityDraft, TestView } from './conventional-test/shapes.ts';
import { PdfDraft, PdfView } from './pdf/shapes.ts';
import { VideoDraft, VideoView } from './video/shapes.ts';

export { Range } from './video/shapes.ts';

export const ActivityDraft = z.discriminatedUnion('kind', [PdfDraft, VideoDraft, TestActivityDraft]);
export type ActivityDraft = z.infer<typeof ActivityDraft>;

export const ActivityContent = z.discriminatedUnion('kind', [PdfView, VideoView, TestView]);
export type ActivityContent = z.infer<typeof ActivityContent>;
export type ActivityContentOf<K extends ActivityKind> = Extract<ActivityContent, { kind: K }>;
export type ActivityDraftOf<K extends ActivityKind> = Extract<ActivityDraft, { kind: K }>;
