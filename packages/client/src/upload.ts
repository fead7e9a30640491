import { completeUpload, type FilePurpose, type StoredFile } from '@vitrine/contract/kernel';
import { judgeFile } from '@vitrine/domain/kernel';
import { CallRefused, refusedBy } from './call-refused.ts';
import { call } from './call.ts';
import { configured, type Configuration } from './configuration.ts';
import { refreshNow } from './refresh.ts';

export type UploadAsk = {
  /** Bytes, or a file that is read piece by piece. */
  bytes: ArrayBuffer | Blob;
  name: string;
  type: string;
  purpose: FilePurpose;
  /** The upload that was begun for these bytes before; its rest is sent. */
  begun?: string | undefined;
  /** Tells the name of a new upload, for whoever goes on with it later. */
  onBegun?: (upload: string) => unknown;
  /** From 0 to 1, after each piece. */
  onProgress?: (share: number) => void;
  /** Stops it; what the server has of it goes. */
  signal?: AbortSignal;
  /** How long a lost network or a busy server is waited for, try after try; what gets through begins anew. Without it each fault is told at once. */
  patience?: readonly number[];
};

/** The first piece; the next are larger on a quick line and smaller on a slow one, so that the progress moves and little is sent twice. */
const firstPiece = 1_048_576;
const [smallest, largest] = [262_144, 8_388_608];
const [quickMs, slowMs] = [1_000, 4_000];

/**
 * Sends a file in pieces and ends its upload (tus 1.0, CAL-06). What was broken off goes on where it stopped, also on another day: the server keeps the beginning.
 * A file that the server never takes is refused before a byte is sent. Throws like a call.
 */
export async function sendUpload(ask: UploadAsk): Promise<StoredFile> {
  const { bytes, purpose, type, begun, signal } = ask;
  const refusal = judgeFile({ purpose, type, bytes: sizeOf(bytes) });
  if (refusal) throw new CallRefused(422, { refusal });
  const configuration = configured();
  const before = begun === undefined ? undefined : await goOn(configuration, ask, begun);
  if (before) return before;
  const upload = await patiently(configuration, ask, () => begin(configuration, ask));
  await ask.onBegun?.(upload);
  signal?.throwIfAborted();
  return sendRest(configuration, ask, { upload, sent: 0 });
}

/** Undefined when the server forgot the upload. One that it ended already has no offset any more, and answers the same file when ended again. */
async function goOn(configuration: Configuration, ask: UploadAsk, upload: string): Promise<StoredFile | undefined> {
  const sent = await unlessGone(patiently(configuration, ask, () => offsetOf(configuration, ask, upload)));
  if (sent !== undefined) return sendRest(configuration, ask, { upload, sent });
  return unlessGone(call(completeUpload, { body: { upload } }));
}

async function sendRest(
  configuration: Configuration,
  ask: UploadAsk,
  { upload, sent }: { upload: string; sent: number },
): Promise<StoredFile> {
  const { bytes, onProgress, signal } = ask;
  const size = sizeOf(bytes);
  const { device } = configuration;
  let [offset, piece] = [sent, firstPiece];
  if (sent > 0) onProgress?.(sent / size); // what goes on does not look as if it began anew
  try {
    while (offset < size) {
      const began = device.nowMs();
      offset = await patiently(configuration, ask, async (isAgain) => {
        // After a fault nobody knows how much of the piece arrived.
        const from = isAgain ? await offsetOf(configuration, ask, upload) : offset;
        const to = Math.min(size, from + piece);
        if (from < to) await sendPiece(configuration, ask, { upload, from, to });
        return to;
      });
      onProgress?.(offset / size);
      const took = device.nowMs() - began;
      if (took < quickMs) piece = Math.min(largest, piece * 2);
      else if (took > slowMs) piece = Math.max(smallest, piece / 2);
    }
    // To end a film or slides takes a while: a proxy may lose its patience before, and what is ended again answers the same file.
    return await patiently(configuration, ask, () => call(completeUpload, { body: { upload } }, signal ? { signal } : {}), isLineLost);
  } catch (fault) {
    if (signal?.aborted) await request(configuration, { path: `/api/files/${upload}`, method: 'DELETE' }).catch(() => undefined); // swept in time
    throw fault;
  }
}

async function begin(configuration: Configuration, { bytes, name, type, purpose, signal }: UploadAsk): Promise<string> {
  const metadata = Object.entries({ filename: name, filetype: type, purpose }).map(([key, value]) => `${key} ${base64(value)}`);
  const headers = { 'upload-length': String(sizeOf(bytes)), 'upload-metadata': metadata.join(',') };
  const answer = await request(configuration, { path: '/api/files/', method: 'POST', headers, signal });
  return answer.headers.get('location')?.split('/').findLast(Boolean) ?? '';
}

async function offsetOf(configuration: Configuration, { signal }: UploadAsk, upload: string): Promise<number> {
  const answer = await request(configuration, { path: `/api/files/${upload}`, method: 'HEAD', signal });
  return Number(answer.headers.get('upload-offset'));
}

type Piece = { upload: string; from: number; to: number };

async function sendPiece(configuration: Configuration, { bytes, signal }: UploadAsk, { upload, from, to }: Piece): Promise<void> {
  const headers = { 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' };
  await request(configuration, { path: `/api/files/${upload}`, method: 'PATCH', headers, body: bytes.slice(from, to), signal });
}

/** Tries again what may pass, as patiently as was asked. */
async function patiently<T>(
  { device }: Configuration,
  { patience = [], signal }: UploadAsk,
  attempt: (isAgain: boolean) => Promise<T>,
  isWorthIt = mayPass,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt(tries > 0);
    } catch (fault) {
      const pause = patience[tries];
      if (pause === undefined || signal?.aborted || !isWorthIt(fault)) throw fault;
      await device.wait(pause, signal);
    }
  }
}

const isLineLost = (fault: unknown): boolean => (fault instanceof CallRefused ? fault.status >= 500 : fault instanceof TypeError);

/** A lost network, an upload that another request still holds, an offset that moved, and a server that is down. */
const mayPass = (fault: unknown): boolean =>
  isLineLost(fault) || (fault instanceof CallRefused && (fault.status === 409 || fault.status === 423));

async function unlessGone<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof CallRefused && (error.status === 404 || error.status === 410)) return undefined;
    throw error;
  }
}

type Request = {
  path: string;
  method: string;
  headers?: Record<string, string>;
  body?: ArrayBuffer | Blob;
  signal?: AbortSignal | undefined;
};

/** One request of the protocol with the person's token, and once more with a new one when it was too old: a long film outlives its access token. */
async function request(configuration: Configuration, { path, headers, signal, ...init }: Request): Promise<Response> {
  const { fetch: fetchIt = fetch, baseUrl = '', store } = configuration;
  const attempt = () =>
    fetchIt(baseUrl + path, {
      ...init,
      ...(signal ? { signal } : {}),
      headers: { ...headers, 'tus-resumable': '1.0.0', authorization: `Bearer ${store.get().access_token ?? ''}` },
    });
  let answer = await attempt();
  if (answer.status === 401) {
    await refreshNow(configuration);
    answer = await attempt();
  }
  if (answer.ok) return answer;
  throw await refusedBy(answer);
}

const sizeOf = (bytes: ArrayBuffer | Blob): number => ('byteLength' in bytes ? bytes.byteLength : bytes.size);

const base64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
