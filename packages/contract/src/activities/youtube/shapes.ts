import { z } from 'zod';
import { EmbeddedDraft, EmbeddedView } from '../video/embedded.ts';

export const Draft = EmbeddedDraft.extend({ kind: z.literal('youtube') });
export const View = EmbeddedView.extend({ kind: z.literal('youtube') });
