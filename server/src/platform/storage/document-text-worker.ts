/** The thread of `readDocument`: answers what each page of a PDF says, or null when it cannot be opened without a password or at all. */
import { parentPort, workerData } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { z } from 'zod';

const Ask = z.object({ content: z.instanceof(Uint8Array), pagesAtMost: z.int(), signsAtMost: z.int() });

async function pagesOf({ content, pagesAtMost, signsAtMost }: z.output<typeof Ask>): Promise<string[] | null> {
  try {
    const document = await getDocument({ data: new Uint8Array(content), useSystemFonts: false, verbosity: 0 }).promise;
    const pages: string[] = [];
    let signs = 0;
    for (let number = 1; number <= Math.min(document.numPages, pagesAtMost) && signs < signsAtMost; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const text = items
        .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''))
        .join('')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .slice(0, signsAtMost - signs);
      signs += text.length;
      pages.push(text);
      page.cleanup();
    }
    return pages;
  } catch {
    return null;
  }
}

parentPort?.postMessage(await pagesOf(Ask.parse(workerData)));
