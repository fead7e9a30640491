import type { Reader } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Badge } from './badge-rows.ts';

/** Where the pictures of these badges lie, by badge; a drawn one has none. Everybody may see them: the public page shows them too. */
export async function picturesOf(
  { storage }: Pick<Platform, 'storage'>,
  db: Reader,
  { tenantId }: Pick<Actor, 'tenantId'>,
  badges: readonly Pick<Badge, 'id' | 'fileId'>[],
): Promise<Map<string, string>> {
  const ids = badges.flatMap(({ fileId }) => fileId ?? []);
  const files = ids.length === 0 ? [] : await storage.find(db, { tenantId, ids });
  const paths = new Map(files.map((file) => [file.id, storage.publicPath(file)]));
  return new Map(badges.flatMap(({ id, fileId }) => (fileId === null ? [] : [[id, paths.get(fileId) ?? '']])));
}
