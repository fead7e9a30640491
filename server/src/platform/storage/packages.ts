/** Uploaded packages stay the archives that they are: a file inside is read where it lies, and nothing is ever unpacked to the disk. */
import type { Readable } from 'node:stream';
import { fromBufferPromise, fromRandomAccessReaderPromise, openPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { Refusal } from '../http/refusal.ts';
import type { BlobStore, Source } from './disk-blob-store.ts';

const mebibyte = 1_048_576;
/** A course of films has hundreds of megabytes; what grows two hundredfold was made to hurt. */
const limits = { entries: 20_000, bytes: 2_048 * mebibyte, ratio: 200, smallBytes: 10 * mebibyte };

export type Package = {
  /** Names of the files inside, as links spell them. */
  has(name: string): boolean;
  names(): string[];
  stream(name: string): Promise<Readable>;
  /** A small file as text; undefined when it is not there or larger than this. */
  text(name: string, bytesAtMost: number): Promise<string | undefined>;
};

/** Refuses `file_unreadable`, `package_unsafe` for names that climb out, and `package_too_large` before anything of it is unpacked. */
export async function judgePackage(source: Source): Promise<void> {
  const zip = await ('content' in source ? fromBufferPromise(source.content, reading) : openPromise(source.path, reading)).catch(() => {
    throw new Refusal('file_unreadable');
  });
  try {
    await entriesOf(zip);
  } finally {
    zip.close();
  }
}

/** A package that was judged when it came; its entries' sizes are held to what they told. */
export async function openPackage(blobStore: BlobStore, { sha256, bytes }: { sha256: string; bytes: number }): Promise<Package> {
  const zip = await fromRandomAccessReaderPromise(new BlobStoreReader(blobStore, sha256), bytes, { ...reading, autoClose: false });
  const entries = await entriesOf(zip);
  const stream = async (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new Error(`storage: no ${name} in a package`);
    return zip.openReadStreamPromise(entry);
  };
  return {
    has: (name) => entries.has(name),
    names: () => [...entries.keys()],
    stream,
    text: async (name, bytesAtMost) => {
      const entry = entries.get(name);
      if (!entry || entry.uncompressedSize > bytesAtMost) return undefined;
      const chunks: Buffer[] = [];
      for await (const chunk of await stream(name)) chunks.push(Buffer.from(chunk));
      return textOf(Buffer.concat(chunks));
    },
  };
}

const reading = { lazyEntries: true, validateEntrySizes: true } as const;

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) throw new Refusal('package_too_large');
  const entries = new Map<string, Entry>();
  let bytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      bytes += entry.uncompressedSize;
      const grows = entry.uncompressedSize / Math.max(1, entry.compressedSize);
      if (bytes > limits.bytes || (entry.uncompressedSize > limits.smallBytes && grows > limits.ratio))
        throw new Refusal('package_too_large');
      if (entry.isEncrypted()) throw new Refusal('file_unreadable');
      if (isLink(entry)) throw new Refusal('package_unsafe');
      if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry);
    }
  } catch (fault) {
    if (fault instanceof Refusal) throw fault;
    const isClimbing = fault instanceof Error && /invalid relative path|absolute path/.test(fault.message);
    throw new Refusal(isClimbing ? 'package_unsafe' : 'file_unreadable');
  }
  return entries;
}

/** A symbolic link of Unix, which points wherever it likes. */
const isLink = ({ externalFileAttributes }: Entry) => ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;

/** Manifests are written by programs of thirty years: UTF-8 and UTF-16 by their mark. */
function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le').slice(1);
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

class BlobStoreReader extends RandomAccessReader {
  readonly #blobStore: BlobStore;
  readonly #sha256: string;
  constructor(blobStore: BlobStore, sha256: string) {
    super();
    this.#blobStore = blobStore;
    this.#sha256 = sha256;
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return this.#blobStore.stream(this.#sha256, { start, end: end - 1 });
  }
}
