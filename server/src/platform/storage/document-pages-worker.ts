/** The thread of `countPages`: answers each document with the number of its pages, or null when it cannot be opened without a password or at all. */
import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Source = { path: string } | { content: Uint8Array };

async function pagesOf(source: Source): Promise<number | null> {
  const reading = getDocument({
    data: 'path' in source ? new Uint8Array(await readFile(source.path)) : new Uint8Array(source.content),
    useSystemFonts: false,
    stopAtErrors: true,
    verbosity: 0,
  });
  try {
    const document = await reading.promise;
    await document.getPage(document.numPages); // a truncated file names pages that are not there
    return document.numPages;
  } finally {
    await reading.destroy();
  }
}

parentPort?.on('message', (source: Source) => {
  const answer = (pages: number | null) => parentPort?.postMessage(pages);
  void pagesOf(source).then(answer, () => answer(null));
});
