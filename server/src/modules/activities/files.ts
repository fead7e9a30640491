import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { notFound, Refusal } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FileAccess, FileRow } from '../../platform/storage/index.ts';
import type { Author, NamedFile, ReadParts, WriteParts } from './kind.ts';

/** Files of this tenant by id; others are absent (D55). */
export async function findFiles({ db, storage }: ReadParts, actor: Author, ids: readonly string[]): Promise<Map<string, FileRow>> {
  if (ids.length === 0) return new Map();
  const files = await storage.find(db.read(), { tenantId: actor.tenantId, ids });
  return new Map(files.map((file) => [file.id, file]));
}

/** A file that published content stands on; `among` saves the look-up when it was read already. */
export async function getFile(
  parts: ReadParts,
  actor: Author,
  id: string | null | undefined,
  among?: ReadonlyMap<string, FileRow>,
): Promise<FileRow> {
  const file = id ? (among ?? (await findFiles(parts, actor, [id]))).get(id) : undefined;
  if (!file) throw notFound();
  return file;
}

/** Makes the activity the owner of the files that it names. Refuses `invalid_request` with `file_missing` or `file_of_wrong_kind` where each stands. */
export async function ownFiles(
  { storage }: Pick<WriteParts, 'storage'>,
  tx: Tx,
  actor: Author,
  { activityId, named }: { activityId: string; named: readonly NamedFile[] },
) {
  if (named.length === 0) return;
  const found = new Map(
    (await storage.find(tx, { tenantId: actor.tenantId, ids: named.map(({ fileId }) => fileId) })).map((file) => [file.id, file]),
  );
  const fields = named.flatMap(({ path, fileId, accepts }): [string, string][] => {
    const file = found.get(fileId);
    if (!file) return [[path, 'file_missing']];
    return file.contentType.startsWith(accepts) ? [] : [[path, 'file_of_wrong_kind']];
  });
  if (fields.length > 0) throw new Refusal('invalid_request', { fields: Object.fromEntries(fields) });
  for (const fileId of new Set(named.map((one) => one.fileId))) {
    await storage.own(tx, { tenantId: actor.tenantId, fileId, room: 'activities', ownerId: activityId });
  }
}

type Access = FileAccess[string];
/** Port: whether this member has the activity before them; the room of enrolments answers it. */
export type LearnsActivity = (actor: Parameters<Access>[0], ask: { activityId: string }) => Promise<boolean>;

/** Authors see every file of their client, members those of what they learn; a file that two activities name has one owner, so the others are asked too. */
export const activitiesFileAccess =
  ({ db }: Pick<Platform, 'db'>, learns: LearnsActivity): Access =>
  async (actor, { ownerId, fileId }) => {
    if (actor.permissions.has('content.read') || (await learns(actor, { activityId: ownerId }))) return true;
    for (const activityId of await listActivitiesWith(db.read(), actor, fileId)) if (await learns(actor, { activityId })) return true;
    return false;
  };

/** Activities whose content, in any revision, names a file. */
async function listActivitiesWith(db: Reader, actor: Author, fileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('activities.revision')
    .where('tenant_id', '=', actor.tenantId)
    .where(sql<boolean>`content::text like ${`%${fileId}%`}`)
    .select('activity_id')
    .distinct()
    .execute();
  return rows.map(({ activity_id }) => activity_id);
}
