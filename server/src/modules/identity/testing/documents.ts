import type { Platform } from '../../../platform/platform.ts';

/** Writes down a document, as the person's own profile would; for tests. */
export async function giveDocument(
  { db }: Pick<Platform, 'db'>,
  { siteId, personId }: { siteId: string; personId: string },
  { kind, document }: { kind: string; document: string },
): Promise<void> {
  await db
    .write()
    .updateTable('identity.person')
    .set({ document_kind: kind, document })
    .where('site_id', '=', siteId)
    .where('id', '=', personId)
    .execute();
}
