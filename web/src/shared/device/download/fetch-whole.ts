import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';

/** A file on the device while it is written: as a worker's own handle gives it. */
export type OpenFile = {
  size(): number;
  /** How many were written: a full disk takes fewer, and some browsers do not throw. */
  write(at: number, piece: Uint8Array): number;
  read(at: number, into: Uint8Array): number;
  truncate(size: number): void;
  flush(): void;
};

/** What is fetched; `sha256` in hex, `etag` strong. */
export type Wanted = { url: string; bytes: number; sha256: string; etag: string };

export const downloadFailures = ['interrupted', 'no_room', 'spoilt', 'elsewhere', 'not_kept'] as const;
/** `elsewhere`: another tab fetches it; `not_kept`: this browser gives no place for files. */
export type DownloadFailure = (typeof downloadFailures)[number];

export class DownloadFailed extends Error {
  readonly why: DownloadFailure;

  constructor(why: DownloadFailure) {
    super(`download: ${why}`);
    this.why = why;
  }
}

type Ports = {
  file: OpenFile;
  fetch: (url: string, init: { headers: Record<string, string>; signal: AbortSignal }) => Promise<Response>;
  /** Bytes that lie safely on the device. */
  onDurable: (bytes: number) => void;
  signal: AbortSignal;
};

const flushEvery = 262_144;

/**
 * Fetches a file whole: goes on where an earlier try stopped, adds only what the server says belongs there, and is done when the digest of all that lies on the device is the
 * file's (OFF-01). What came wrong is thrown away and fetched once more.
 *
 * @throws DownloadFailed; what lies there after `interrupted` and `no_room` is where the next try goes on
 */
export async function fetchWhole(wanted: Wanted, ports: Ports): Promise<void> {
  for (const isLast of [false, true]) {
    await fetchRest(wanted, ports);
    if (digestOf(ports.file) === wanted.sha256) return;
    ports.file.truncate(0);
    ports.file.flush();
    if (isLast) throw new DownloadFailed('spoilt');
  }
}

async function fetchRest({ url, bytes, etag }: Wanted, { file, fetch, onDurable, signal }: Ports): Promise<void> {
  if (file.size() > bytes) file.truncate(0);
  const begun = file.size();
  onDurable(begun);
  if (begun === bytes) return;
  const headers: Record<string, string> = begun > 0 ? { range: `bytes=${begun}-`, 'if-range': etag } : {};
  const answer = await fetch(url, { headers, signal }).catch(interrupted);
  let at = placeOf(answer, begun);
  if (at === undefined || !answer.body) throw new DownloadFailed('interrupted');
  if (at === 0) file.truncate(0);
  let durable = at;
  const reader = answer.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(interrupted);
    if (done) break;
    if (at + value.length > bytes) throw new DownloadFailed('spoilt');
    if (written(file, at, value) !== value.length) throw new DownloadFailed('no_room');
    at += value.length;
    if (at - durable < flushEvery && at < bytes) continue;
    file.flush();
    durable = at;
    onDurable(durable);
  }
  file.flush();
  if (at !== bytes) throw new DownloadFailed('interrupted');
}

/** Where the answer's first byte belongs; undefined for an answer that is no piece of the file. */
function placeOf(answer: Response, asked: number): number | undefined {
  if (answer.status === 200) return 0; // another content, or a server without ranges: from the beginning
  const [, from] = /^bytes (\d+)-/.exec(answer.headers.get('content-range') ?? '') ?? [];
  return answer.status === 206 && Number(from) === asked ? asked : undefined;
}

function written(file: OpenFile, at: number, piece: Uint8Array): number {
  try {
    return file.write(at, piece);
  } catch {
    return 0; // the quota
  }
}

function interrupted(): never {
  throw new DownloadFailed('interrupted');
}

/** Of what lies on the device, a piece at a time: a film never is in memory. */
function digestOf(file: OpenFile): string {
  const hash = sha256.create();
  const piece = new Uint8Array(flushEvery);
  for (let at = 0; ;) {
    const read = file.read(at, piece);
    if (read <= 0) return bytesToHex(hash.digest());
    hash.update(piece.subarray(0, read));
    at += read;
  }
}
