import type { PDFDocumentProxy } from 'pdfjs-dist';
import * as pdf from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- the bundler makes it: the address of the file
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

pdf.GlobalWorkerOptions.workerSrc = workerUrl;

/** Opens a document by its signed link, in parts where the server gives ranges. */
export const openDocument = (url: string): Promise<PDFDocumentProxy> => pdf.getDocument({ url, disableAutoFetch: true }).promise;
