import { call, configured } from '@vitrine/client';
import { completeUpload, renewLink, type FilePurpose, type StoredFile } from '@vitrine/contract/kernel';

export type Sending = { result: Promise<StoredFile>; stop: () => void };
type Ask = { file: File; purpose: FilePurpose; onProgress: (share: number) => void };

/**
 * Sends a file in pieces (tus) and ends it: the server looks at the bytes, and refuses what is not what it says. A broken network is
 * waited for; a page that was closed goes on where it stopped when the same file is chosen again.
 */
export function sendFile({ file, purpose, onProgress }: Ask): Sending {
  let isTokenOld = false; // a long film outlives its access token
  let stop: () => void = () => undefined;
  const result = import('tus-js-client').then(
    ({ Upload }) =>
      new Promise<string>((resolve, reject) => {
        const upload = new Upload(file, {
          endpoint: '/api/files/',
          chunkSize: 8 * 1_048_576,
          retryDelays: [0, 1_000, 3_000, 8_000, 20_000],
          metadata: { filename: file.name, filetype: file.type, purpose },
          removeFingerprintOnSuccess: true,
          onBeforeRequest: async (request) => {
            if (isTokenOld) await freshToken().finally(() => (isTokenOld = false));
            request.setHeader('Authorization', `Bearer ${configured().store.get().access_token ?? ''}`);
          },
          onShouldRetry: (error) => {
            const status = error.originalResponse?.getStatus() ?? 0;
            isTokenOld = status === 401;
            return status === 0 || status === 401 || status === 423 || status >= 500;
          },
          onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
          onError: (error) => reject(refusalIn(error)),
          onSuccess: () => resolve(upload.url?.split('/').findLast(Boolean) ?? ''),
        });
        stop = () => void upload.abort(true).then(() => reject(new DOMException('stopped', 'AbortError')));
        void upload.findPreviousUploads().then(([before]) => {
          if (before) upload.resumeFromPreviousUpload(before);
          upload.start();
        });
      }),
  );
  return { result: result.then((upload) => call(completeUpload, { body: { upload } })), stop: () => stop() };
}

/** Any call renews the tokens when they are too old; this one asks for a file that is not there, and its refusal says nothing. */
async function freshToken(): Promise<void> {
  await call(renewLink, { body: { fileId: '00000000-0000-7000-8000-000000000000' } }).catch(() => undefined);
}

/** What the server said about the upload, where it said something; else the network was lost. */
function refusalIn(error: unknown): unknown {
  const answer = typeof error === 'object' && error !== null && 'originalResponse' in error ? error.originalResponse : null;
  if (!hasBody(answer)) return new TypeError('the upload ended');
  try {
    return { body: JSON.parse(answer.getBody()) as unknown };
  } catch {
    return error;
  }
}

const hasBody = (answer: unknown): answer is { getBody: () => string } =>
  typeof answer === 'object' && answer !== null && 'getBody' in answer && typeof answer.getBody === 'function';
