/** A document that is read page by page (PLY-02). */
import type { KindRules } from '../kind.ts';
import { emptyPdfDetail, mergePdfDetail, type PagesRead, type PdfDetail } from './reading.ts';

export { judgePdf, type PagesRead, type PdfDetail } from './reading.ts';

export const pdf: KindRules<PdfDetail, PagesRead> = { empty: emptyPdfDetail, sees: ['pages_read'], merge: mergePdfDetail };
