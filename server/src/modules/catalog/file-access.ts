import { sql } from 'kysely';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FileAccess } from '../../platform/storage/index.ts';

/** Port: whether this member is in a course that hands out the file; the room of enrolments answers it. */
export type IsHandedOut = (actor: Actor, ask: { fileId: string }) => Promise<boolean>;

/** A course's picture is for every member of the client once it was in the catalog, before that for those who write it; what a course hands out is for those who are in it (CRS-06). A course and its copies name the same picture, whichever of them it belongs to. */
export const catalogFileAccess =
  ({ db }: Pick<Platform, 'db'>, isHandedOut: IsHandedOut): FileAccess[string] =>
  async (actor, { fileId }) => {
    if (actor.permissions.has('content.read')) return true;
    if (await isHandedOut(actor, { fileId })) return true;
    const seen = await db
      .read()
      .selectFrom('catalog.course as c')
      .innerJoin('catalog.course_version as v', (join) => join.onRef('v.tenant_id', '=', 'c.tenant_id').onRef('v.course_id', '=', 'c.id'))
      .where('c.tenant_id', '=', actor.tenantId)
      .where('c.published_id', 'is not', null)
      .where('v.image_file_id', '=', fileId)
      .where('v.frozen_at', 'is not', null)
      .where(sql<boolean>`not v.file_ids @> array[${fileId}::uuid]`)
      .select('c.id')
      .executeTakeFirst();
    return seen !== undefined;
  };
