import type { FilePurpose, StoredFile } from '@vitrine/contract/kernel';
import { refusalCode } from '@vitrine/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { sendFile, type Sending } from './send-file.ts';

type State = { step: 'waiting' } | { step: 'sending'; name: string; share: number } | { step: 'failed'; name: string; code: string };

/** The sending of one file: how far it is, how it failed, and how to stop it. Leaving the screen stops it. */
export function useSending(purpose: FilePurpose, onStored: (file: StoredFile) => void) {
  const [state, setState] = useState<State>({ step: 'waiting' });
  const running = useRef<Sending | null>(null);
  const last = useRef<File | null>(null);
  useEffect(() => () => running.current?.stop(), []);

  const start = (file: File) => {
    last.current = file;
    setState({ step: 'sending', name: file.name, share: 0 });
    const sending = sendFile({ file, purpose, onProgress: (share) => setState({ step: 'sending', name: file.name, share }) });
    running.current = sending;
    sending.result.then(
      (stored) => {
        running.current = null;
        setState({ step: 'waiting' });
        onStored(stored);
      },
      (error: unknown) => {
        running.current = null;
        const isStopped = error instanceof DOMException && error.name === 'AbortError';
        setState(isStopped ? { step: 'waiting' } : { step: 'failed', name: file.name, code: refusalCode(error) });
      },
    );
  };
  return {
    state,
    start,
    retry: () => {
      if (last.current) start(last.current);
    },
    stop: () => running.current?.stop(),
  };
}
