/** The thread of `countPages`: answers the number of pages, or null when the document cannot be opened without a password or at all. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

async function pagesOf(source: { path: string } | { content: Uint8Array }): Promise<number | null> {
  try {
    const document = await getDocument({
      data: 'path' in source ? new Uint8Array(await readFile(source.path)) : new Uint8Array(source.content),
      useSystemFonts: false,
      stopAtErrors: true,
      verbosity: 0,
    }).promise;
    await document.getPage(document.numPages); // a truncated file names pages that are not there
    return document.numPages;
  } catch {
    return null;
  }
}

parentPort?.postMessage(await pagesOf(workerData as Parameters<typeof pagesOf>[0])); // oxlint-disable-line typescript/no-unsafe-type-assertion -- countPages sends it
