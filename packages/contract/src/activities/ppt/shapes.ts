import { z } from 'zod';
import { Draft as PdfDraft, View as PdfView } from '../pdf/shapes.ts';

/** Slides that were made into pages when they were sent, a file a language. */
export const Draft = PdfDraft.extend({ kind: z.literal('ppt') });
export const View = PdfView.extend({ kind: z.literal('ppt') });
