/** Reads a source here and there, without taking a film of two gigabytes into memory. */
import { open, readFile } from 'node:fs/promises';
import type { Source } from './disk-blob-store.ts';

export type Bytes = {
  total: number;
  /** At most `length` bytes from `position` on; fewer at the end. */
  at(position: number, length: number): Promise<Buffer>;
};

/** Opens the source for the time of the work. */
export async function withBytes<T>(source: Source, work: (bytes: Bytes) => Promise<T>): Promise<T> {
  if ('content' in source) {
    const { content } = source;
    return work({ total: content.length, at: async (position, length) => content.subarray(position, position + length) });
  }
  const file = await open(source.path, 'r');
  try {
    const { size } = await file.stat();
    return await work({
      total: size,
      at: async (position, length) => {
        const buffer = Buffer.alloc(Math.max(0, Math.min(length, size - position)));
        const { bytesRead } = await file.read(buffer, 0, buffer.length, position);
        return buffer.subarray(0, bytesRead);
      },
    });
  } finally {
    await file.close();
  }
}

/** All of it; for what is small by its purpose. */
export const wholeOf = (source: Source): Promise<Buffer> => ('content' in source ? Promise.resolve(source.content) : readFile(source.path));
