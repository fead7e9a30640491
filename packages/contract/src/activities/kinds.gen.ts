/** Written by scripts/house/kinds.mjs from the folders of this floor; not by hand. */
import { z } from 'zod';
import { Draft as ConventionalTestDraft, View as ConventionalTestView } from './conventional-test/shapes.ts';
import { Draft as PdfDraft, Seen as PdfSeen, View as PdfView } from './pdf/shapes.ts';
import { Draft as VideoDraft, Seen as VideoSeen, View as VideoView } from './video/shapes.ts';

/** What an author writes. */
export const ActivityDraft = z.discriminatedUnion('kind', [ConventionalTestDraft, PdfDraft, VideoDraft]);
export type ActivityDraft = z.infer<typeof ActivityDraft>;

/** What a player gets, without a word about right answers. */
export const ActivityContent = z.discriminatedUnion('kind', [ConventionalTestView, PdfView, VideoView]);
export type ActivityContent = z.infer<typeof ActivityContent>;

/** What a device reports about one kind. */
export const SeenOfKind = z.discriminatedUnion('kind', [PdfSeen, VideoSeen]);
export type SeenOfKind = z.infer<typeof SeenOfKind>;
