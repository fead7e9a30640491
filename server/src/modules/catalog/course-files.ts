import { Refusal, type Actor } from '../../platform/http/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Platform } from '../../platform/platform.ts';

/** What kind a file is for somebody who looks for one; others are of none. */
export function kindOfFile(contentType: string): 'pdf' | 'image' | 'sheet' | undefined {
  if (contentType === 'application/pdf') return 'pdf';
  if (contentType.startsWith('image/')) return 'image';
  return contentType === 'text/csv' || contentType.includes('spreadsheet') ? 'sheet' : undefined;
}

/** Takes the files that a course hands out into its possession (CRS-06), and answers what kinds they are. Refuses `file_missing` at each place. */
export async function ownFiles(
  { storage }: Pick<Platform, 'storage'>,
  tx: Tx,
  actor: Actor,
  { courseId, fileIds }: { courseId: string; fileIds: readonly string[] },
): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const found = await storage.find(tx, { tenantId: actor.tenantId, ids: fileIds });
  const known = new Set(found.map(({ id }) => id));
  const missing = fileIds.flatMap((id, index): [string, string][] => (known.has(id) ? [] : [[`course.fileIds.${index}`, 'file_missing']]));
  if (missing.length > 0) throw new Refusal('invalid_request', { fields: Object.fromEntries(missing) });
  for (const fileId of fileIds) await storage.own(tx, { tenantId: actor.tenantId, fileId, room: 'catalog', ownerId: courseId });
  return [...new Set(found.flatMap(({ contentType }) => kindOfFile(contentType) ?? []))].toSorted();
}
