/** Reads what a PDF says, in a thread of its own: a document made to exhaust the reader ends there, not in the server. */
import { Worker } from 'node:worker_threads';
import { z } from 'zod';

const secondsAtMost = 60;
const pagesAtMost = 1_000;
/** As much as a search keeps of one document. */
const signsAtMost = 200_000;
const Pages = z.array(z.string()).nullable();

/** What stands on each page; null for a document that cannot be read: broken, encrypted, or too slow. */
export function readDocument(content: Buffer): Promise<string[] | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('document-text-worker.ts', import.meta.url), {
      workerData: { content, pagesAtMost, signsAtMost },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
      stdout: true, // what the reader says about a bad document is nobody's business
      stderr: true,
    });
    const end = (pages: string[] | null) => {
      clearTimeout(patience);
      void worker.terminate();
      resolve(pages);
    };
    const patience = setTimeout(() => end(null), secondsAtMost * 1_000);
    worker.once('message', (pages: unknown) => end(Pages.parse(pages)));
    worker.once('error', () => end(null));
    worker.once('exit', () => end(null));
  });
}
