import { officeEndings } from '@vitrine/domain/library';
import { z } from 'zod';
import { Refusal } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { pagesOfOffice } from '../../platform/storage/index.ts';

export const officePagesJob = 'library.make-pages';
const Payload = z.object({ tenantId: z.uuid(), versionId: z.uuid() });
type Parts = Pick<Platform, 'db' | 'storage' | 'log'>;

/** More than this is converted for no preview. */
const largestOffice = 64 * 1_048_576;

/** Makes the pages of an office file, for its preview; nothing where this machine has no LibreOffice, or it cannot read the file: that is downloaded as before. Bears being done twice. */
export async function makePages({ db, storage, log }: Parts, payload: unknown): Promise<void> {
  const { tenantId, versionId } = Payload.parse(payload);
  const version = await db
    .write()
    .selectFrom('library.item_version as v')
    .innerJoin('tenancy.tenant as c', 'c.id', 'v.tenant_id')
    .select(['v.item_id', 'v.file_id', 'v.name', 'v.extension', 'v.bytes', 'v.preview_file_id', 'c.site_id'])
    .where('v.tenant_id', '=', tenantId)
    .where('v.id', '=', versionId)
    .executeTakeFirst();
  if (!version || version.preview_file_id !== null || version.bytes > largestOffice) return;
  if (!officeEndings.some((ending) => ending === version.extension)) return;
  try {
    const content = await pagesOfOffice({ content: await storage.read(version.file_id) }, version.extension);
    const name = version.name.replace(/\.[^.]*$/, '.pdf');
    const pages = await storage.put({
      siteId: version.site_id,
      tenantId,
      personId: null,
      purpose: 'document',
      name,
      content,
      isPublic: false,
    });
    await db.transaction(async (tx) => {
      await storage.own(tx, { tenantId, fileId: pages.id, room: 'library', ownerId: version.item_id });
      await tx
        .updateTable('library.item_version')
        .set({ preview_file_id: pages.id })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', versionId)
        .execute();
    });
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    log.info({ versionId, refusal: fault.code }, 'library: an office file has no pages');
  }
}
