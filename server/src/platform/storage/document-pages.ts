/** Counts the pages of a PDF in a thread of its own: a document made to exhaust the reader ends there, not in the server. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../http/refusal.ts';
import type { Source } from './disk-blob-store.ts';
import { inTurn } from './in-turn.ts';

const secondsAtMost = 20;
/** To start a thread takes longer than to count: one that has done well waits this long for the next document. */
const secondsAwake = 30;
/** More documents than this at once stand in line, each with its whole patience once it is its turn. */
const threadsAtMost = Math.max(2, availableParallelism());

/** Threads that wait for a document; one that reads is nobody else's. */
const waiting: { worker: Worker; wake: () => void }[] = [];
const whenItsTurn = inTurn(threadsAtMost);

/** At least 1. Refuses `file_unreadable` for a broken document, an encrypted one, and one that takes too long. */
export const countPages = (source: Source): Promise<number> => whenItsTurn(() => readIn(takeWaiting() ?? start(), source));

const readIn = (worker: Worker, source: Source) =>
  new Promise<number>((resolve, reject) => {
    const refuse = () => {
      leave();
      end(worker); // whatever broke the document may have broken the thread
      reject(new Refusal('file_unreadable'));
    };
    const patience = setTimeout(refuse, secondsAtMost * 1_000);
    const hear = (pages: unknown) => {
      if (typeof pages !== 'number' || pages < 1) return refuse();
      leave();
      letWait(worker);
      resolve(pages);
    };
    const leave = () => {
      clearTimeout(patience);
      worker.off('error', refuse).off('exit', refuse).off('message', hear);
    };
    worker.on('error', refuse).on('exit', refuse).on('message', hear);
    worker.postMessage(source);
  });

const start = () =>
  new Worker(new URL('document-pages-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    stdout: true, // what the reader says about a bad document is nobody's business
    stderr: true,
  });

function takeWaiting(): Worker | undefined {
  const [last] = waiting.slice(-1);
  last?.wake();
  last?.worker.ref();
  return last?.worker;
}

function letWait(worker: Worker): void {
  worker.unref(); // a server that stops does not wait for it
  const wake = () => {
    waiting.splice(waiting.indexOf(one), 1);
    clearTimeout(sleep);
    worker.off('error', forget).off('exit', forget);
  };
  const forget = () => {
    wake();
    end(worker);
  };
  const one = { worker, wake };
  const sleep = setTimeout(forget, secondsAwake * 1_000).unref();
  worker.on('error', forget).on('exit', forget);
  waiting.push(one);
}

function end(worker: Worker): void {
  worker.on('error', () => undefined); // a last complaint of a thread that is over
  void worker.terminate();
}
