/** Counts the pages of a PDF in a thread of its own: a document made to exhaust the reader ends there, not in the server. */
import { Worker } from 'node:worker_threads';
import { Refusal } from '../http/refusal.ts';
import type { Source } from './disk-shelf.ts';

const secondsAtMost = 20;

/** At least 1. Refuses `file_unreadable` for a broken document, an encrypted one, and one that takes too long. */
export function countPages(source: Source): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('document-pages-worker.ts', import.meta.url), {
      workerData: source,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
      stdout: true, // what the reader says about a bad document is nobody's business
      stderr: true,
    });
    const end = (settle: () => void) => {
      clearTimeout(patience);
      void worker.terminate();
      settle();
    };
    const refuse = () => end(() => reject(new Refusal('file_unreadable')));
    const patience = setTimeout(refuse, secondsAtMost * 1_000);
    worker.once('message', (pages: unknown) => (typeof pages === 'number' && pages > 0 ? end(() => resolve(pages)) : refuse()));
    worker.once('error', refuse);
    worker.once('exit', refuse);
  });
}
