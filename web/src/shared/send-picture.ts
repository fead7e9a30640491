import { call, CallRefused, configured, refreshNow } from '@vitrine/client';
import { completeUpload } from '@vitrine/contract/kernel';
import type { FilePurpose, StoredFile } from '@vitrine/contract/kernel';
import type { Picture } from './device/picture.ts';

type Ask = {
  picture: Picture;
  purpose: FilePurpose;
  /** The upload that was begun for this picture before; its rest is sent. */
  begun?: string | undefined;
  /** Tells the name of a new upload, for whoever goes on with it later. */
  onBegun: (upload: string) => Promise<unknown>;
};

/**
 * Sends a picture and ends its upload (tus 1.0, CAL-06). What was broken off goes on where it stopped, also on another day: the server keeps
 * the beginning. Throws like a call.
 */
export async function sendPicture({ picture, purpose, begun, onBegun }: Ask): Promise<StoredFile> {
  const before = begun === undefined ? undefined : await goOn(picture, begun);
  if (before) return before;
  const upload = await begin(picture, purpose);
  await onBegun(upload);
  return sendRest(picture, { upload, sent: 0 });
}

/** Undefined when the server forgot the upload. One that it ended already has no offset any more, and answers the same file when ended again. */
async function goOn(picture: Picture, upload: string): Promise<StoredFile | undefined> {
  const sent = await unlessGone(ask(`/api/files/${upload}`, { method: 'HEAD' }));
  if (sent) return sendRest(picture, { upload, sent: Number(sent.headers.get('upload-offset')) });
  return unlessGone(call(completeUpload, { body: { upload } }));
}

async function sendRest({ bytes }: Picture, { upload, sent }: { upload: string; sent: number }): Promise<StoredFile> {
  if (sent < bytes.byteLength) {
    await ask(`/api/files/${upload}`, {
      method: 'PATCH',
      headers: { 'upload-offset': String(sent), 'content-type': 'application/offset+octet-stream' },
      body: bytes.slice(sent),
    });
  }
  return call(completeUpload, { body: { upload } });
}

async function begin({ bytes, name, type }: Picture, purpose: FilePurpose): Promise<string> {
  const metadata = Object.entries({ filename: name, filetype: type, purpose }).map(([key, value]) => `${key} ${base64(value)}`);
  const answer = await ask('/api/files/', {
    method: 'POST',
    headers: { 'upload-length': String(bytes.byteLength), 'upload-metadata': metadata.join(',') },
  });
  return answer.headers.get('location')?.split('/').findLast(Boolean) ?? '';
}

async function unlessGone<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof CallRefused && (error.status === 404 || error.status === 410)) return undefined;
    throw error;
  }
}

type Asked = { method: string; headers?: Record<string, string>; body?: ArrayBuffer };

/** One request of the protocol with the person's token, and once more with a new one when it was too old. */
async function ask(path: string, { headers, ...init }: Asked): Promise<Response> {
  const attempt = () =>
    fetch(path, {
      ...init,
      headers: { ...headers, 'tus-resumable': '1.0.0', authorization: `Bearer ${configured().store.get().access_token ?? ''}` },
    });
  let answer = await attempt();
  if (answer.status === 401) {
    await refreshNow();
    answer = await attempt();
  }
  if (answer.ok) return answer;
  throw new CallRefused(answer.status, await answer.json().catch(() => ({})), answer.headers.get('retry-after'));
}

const base64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)));
