import { useQueryClient } from '@tanstack/react-query';
import { refusalCode } from '@vitrine/ui/forms';
import { useRef, useState } from 'react';
import { sendFile } from '../../shared/files/index.ts';
import { listKey } from '../../shared/resource/index.ts';
import { folderIn, foldersQuery, putFileIn } from './api.ts';
import type { Dropped } from './dropped.ts';
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
  /** Folders that are not there yet are made, below the one that is open; of a folder that cannot be made its files say why. */
  const addDropped = async (dropped: readonly Dropped[], folderId: string) => {
    const made = new Map<string, Promise<string>>([['', Promise.resolve(folderId)]]);
    const placeOf = (names: readonly string[]): Promise<string> => {
      const key = names.join('\n');
      const known = made.get(key);
      if (known) return known;
      const place = placeOf(names.slice(0, -1)).then((parentId) => folderIn(parentId, names.at(-1) ?? ''));
      made.set(key, place);
      return place;
    };
    for (const { folders, file } of dropped) {
      try {
        add([file], await placeOf(folders));
      } catch (error) {
        const key = (line.current.last += 1);
        setFiles((before) => [...before, { key, file, folderId, step: 'failed', share: 0, code: refusalCode(error) }]);
      }
    }
    if (made.size > 1) void queries.invalidateQueries({ queryKey: foldersQuery.queryKey });
  };
  return {
    files,
    isBusy: files.some(({ step }) => step === 'waiting' || step === 'sending'),
    add,
    addDropped,
    again: (one: SentFile) => {
      change(one.key, { step: 'waiting', share: 0 });
      line.current.waiting.push(one);
      next();
    },
    clear: () => setFiles((before) => before.filter(({ step }) => step === 'waiting' || step === 'sending')),
  };
}

export type Uploads = ReturnType<typeof useUploads>;
