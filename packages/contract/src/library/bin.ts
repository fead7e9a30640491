/** The bin of the library: what was taken away, for thirty days. */
import { libraryRefusals } from '@vitrine/domain/library';
import { z } from 'zod';
import { endpoint, Id, Instant, Nothing } from '../kernel/index.ts';

const write = { needs: 'content.write', refusals: libraryRefusals } as const;

export const BinRow = z.object({
  id: Id,
  kind: z.enum(['folder', 'file']),
  title: z.string(),
  /** That come back with it. */
  files: z.int(),
  retiredAt: Instant,
  /** Afterwards nobody brings it back. */
  until: Instant,
});
export type BinRow = z.infer<typeof BinRow>;

export const listLibraryBin = endpoint({
  needs: 'content.read',
  method: 'GET',
  path: '/console/library/bin',
  answer: z.object({ rows: z.array(BinRow) }),
  summary: 'What was taken out of the library in the last thirty days, the newest first',
});

export const restoreFolder = endpoint({
  ...write,
  method: 'POST',
  path: '/console/library/folders/:folderId/restore',
  params: z.object({ folderId: Id }),
  answer: Nothing,
  summary: 'Brings a folder back, with all that went with it',
});

export const restoreItem = endpoint({
  ...write,
  method: 'POST',
  path: '/console/library/items/:itemId/restore',
  params: z.object({ itemId: Id }),
  answer: Nothing,
  summary: 'Brings a file back to its folder',
});
