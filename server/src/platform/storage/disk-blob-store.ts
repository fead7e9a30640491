/** Keeps contents on disk, each under its own hash, so that one content lies there once and never half. */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where bytes come from: memory, or a file that stays where it is. */
export type Source = { content: Buffer } | { path: string };
export type Kept = { sha256: string; bytes: number };

/** What a place for contents must be able to do; the disk is one, an object store could be another. */
export type BlobStore = {
  /** Resolves once the content would survive a loss of power. */
  keep(source: Source): Promise<Kept>;
  /** The same of a stream whose end nobody knows yet. `mayLie` is asked once all is written and before it lies in its place; null where it says no. */
  keepStream(content: AsyncIterable<Buffer>, mayLie: (kept: Kept) => Promise<boolean>): Promise<Kept | null>;
  /** A stream of the bytes from `start` to `end`, both counted. */
  stream(sha256: string, range: { start: number; end: number }): ReadStream;
  read(sha256: string): Promise<Buffer>;
  /** False when the content is lost: a row without its bytes. */
  has(sha256: string): Promise<boolean>;
  /** Takes a content away; one that is not there is no fault. */
  remove(sha256: string): Promise<void>;
  /** Takes away what a killed server left half-written before this instant (milliseconds since 1970). */
  sweep(before: number): Promise<void>;
};

/** Contents lie in `filesDir/ab/cdef…`; half-written ones in `filesDir/incoming`, where nobody looks for them. */
export function diskBlobStore(filesDir: string): BlobStore {
  const incoming = join(filesDir, 'incoming');
  const placeOf = (sha256: string) => join(filesDir, sha256.slice(0, 2), sha256.slice(2));
  const keepStream: BlobStore['keepStream'] = async (content, mayLie) => {
    await mkdir(incoming, { recursive: true });
    const draft = join(incoming, randomUUID());
    try {
      const kept = await writeDraft(draft, content);
      if (!(await mayLie(kept))) {
        await rm(draft, { force: true });
        return null;
      }
      const place = placeOf(kept.sha256);
      await mkdir(dirname(place), { recursive: true });
      await rename(draft, place); // over a content that is there already: it is the same one
      await syncFolder(dirname(place));
      return kept;
    } catch (fault) {
      await rm(draft, { force: true });
      throw fault;
    }
  };
  return {
    keep: async (source) => {
      const kept = await keepStream(chunksOf(source), async () => true);
      if (!kept) throw new Error('storage: a content was refused that nobody asked about');
      return kept;
    },
    keepStream,
    stream: (sha256, range) => createReadStream(placeOf(sha256), range),
    read: (sha256) => readFile(placeOf(sha256)),
    has: (sha256) =>
      stat(placeOf(sha256)).then(
        () => true,
        () => false,
      ),
    remove: (sha256) => rm(placeOf(sha256), { force: true }),
    sweep: (before) => sweepFolder(incoming, before),
  };
}

async function* chunksOf(source: Source): AsyncIterable<Buffer> {
  if ('content' in source) yield source.content;
  else yield* createReadStream(source.path);
}

/** Hashes while it writes; the content is on the disk itself when it resolves. */
async function writeDraft(draft: string, chunks: AsyncIterable<Buffer>): Promise<Kept> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(draft, 'wx', 0o600);
  try {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { sha256: hash.digest('hex'), bytes };
}

/** A name is lasting only when its folder is written too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function sweepFolder(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const draft = join(folder, name);
    const about = await stat(draft).catch(() => null);
    if (about && about.mtimeMs < before) await rm(draft, { force: true });
  }
}
