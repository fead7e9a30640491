import { useQueryClient } from '@tanstack/react-query';
import { refusalCode } from '@vitrine/ui/forms';
import { useRef, useState } from 'react';
import { sendFile } from '../../shared/files/index.ts';
import { listKey } from '../../shared/resource/index.ts';
import { foldersQuery, putFileIn } from './api.ts';
import { items } from './library.tsx';

/** One file on its way into a folder. */
export type SentFile = {
  key: number;
  file: File;
  folderId: string;
  step: 'waiting' | 'sending' | 'done' | 'failed';
  share: number;
  /** Why it was refused. */
  code?: string;
  /** What became of it. */
  itemId?: string;
};

type Line = { waiting: SentFile[]; running: number; last: number };

/** So many are sent at once; the others wait in their order. */
const atOnce = 2;

/** Many files that are sent one after the other, each with its progress and its end; one that is refused holds up none of the others. */
export function useUploads() {
  const queries = useQueryClient();
  const [files, setFiles] = useState<SentFile[]>([]);
  const line = useRef<Line>({ waiting: [], running: 0, last: 0 });

  const change = (key: number, next: Partial<SentFile>) =>
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...next } : one)));

  const send = async ({ key, file, folderId }: SentFile) => {
    change(key, { step: 'sending', share: 0 });
    try {
      const stored = await sendFile({ file, purpose: 'any', onProgress: (share) => change(key, { share }) }).result;
      const { id } = await putFileIn(folderId, stored.id);
      change(key, { step: 'done', share: 1, itemId: id });
      void queries.invalidateQueries({ queryKey: listKey(items) });
      void queries.invalidateQueries({ queryKey: foldersQuery.queryKey });
    } catch (error) {
      change(key, { step: 'failed', code: refusalCode(error) });
    }
  };
  /** Sends what waits until nothing does. */
  const work = async () => {
    const { current } = line;
    if (current.running >= atOnce) return;
    current.running += 1;
    for (let first = current.waiting.shift(); first; first = current.waiting.shift()) await send(first);
    current.running -= 1;
  };
  const next = () => {
    for (let worker = 0; worker < atOnce; worker += 1) void work();
  };
  const add = (chosen: readonly File[], folderId: string) => {
    const added = chosen.map((file): SentFile => ({ key: (line.current.last += 1), file, folderId, step: 'waiting', share: 0 }));
    setFiles((before) => [...before, ...added]);
    line.current.waiting.push(...added);
    next();
  };
  return {
    files,
    isBusy: files.some(({ step }) => step === 'waiting' || step === 'sending'),
    add,
    again: (one: SentFile) => {
      change(one.key, { step: 'waiting', share: 0 });
      line.current.waiting.push(one);
      next();
    },
    clear: () => setFiles((before) => before.filter(({ step }) => step === 'waiting' || step === 'sending')),
  };
}

export type Uploads = ReturnType<typeof useUploads>;
