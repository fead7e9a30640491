import { sendChosenFile } from '@vitrine/client';
import type { FilePurpose, StoredFile } from '@vitrine/contract/kernel';

export type Sending = { result: Promise<StoredFile>; stop: () => void };
type Ask = { file: File; purpose: FilePurpose; onProgress: (share: number) => void };

/** A short loss of the network is waited for. */
const patience = [0, 1_000, 3_000, 8_000, 20_000];

/** Sends a file in pieces; a page that was closed goes on where it stopped when the same file is chosen again. */
export function sendFile({ file, purpose, onProgress }: Ask): Sending {
  const stopping = new AbortController();
  const result = sendChosenFile(file, { purpose, onProgress, signal: stopping.signal, patience });
  return { result, stop: () => stopping.abort() };
}
