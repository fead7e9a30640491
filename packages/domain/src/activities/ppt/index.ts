/** Slides, made into pages when they come; read and judged as a document is. */
import type { KindRules } from '../kind.ts';
import { pdf, type PagesRead, type PdfDetail } from '../pdf/index.ts';

export const ppt: KindRules<PdfDetail, PagesRead> = pdf;
