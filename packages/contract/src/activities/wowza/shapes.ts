import { z } from 'zod';
import { EmbeddedDraft, EmbeddedView } from '../video/embedded.ts';

/** `address` is the path on the streaming server. */
export const Draft = EmbeddedDraft.extend({ kind: z.literal('wowza') });
/** Signed for four hours; null where no streaming server is set up. */
export const View = EmbeddedView.omit({ frame: true }).extend({ kind: z.literal('wowza'), url: z.string().nullable() });
