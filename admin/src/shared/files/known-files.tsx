import type { StoredFile } from '@vitrine/contract/kernel';
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';

type Known = { find: (id: string | null | undefined) => StoredFile | undefined; add: (file: StoredFile) => void };
const KnownFiles = createContext<Known>({ find: () => undefined, add: () => undefined });

/** The files that an edited thing names: those that the server told, and those that were sent since. */
export function FilesProvider({ files, children }: { files: readonly StoredFile[]; children: ReactNode }) {
  const [sent, setSent] = useState<StoredFile[]>([]);
  const add = useCallback((file: StoredFile) => setSent((before) => [...before, file]), []);
  const known = useMemo(
    () => ({ find: (id: string | null | undefined) => [...sent, ...files].find((file) => file.id === id), add }),
    [files, sent, add],
  );
  return <KnownFiles value={known}>{children}</KnownFiles>;
}

export const useKnownFiles = (): Known => use(KnownFiles);

/** Where a file of a look lies for everybody; what follows the id is for people only. */
export const publicUrl = (id: string): string => `/public/${id}/look`;
