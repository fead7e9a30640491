import type { Platform } from '../../../platform/platform.ts';

/** Writes down a document and the country that it is of, as the person's own profile would; for tests. */
export async function giveDocument(
  { db }: Pick<Platform, 'db'>,
  { siteId, personId }: { siteId: string; personId: string },
  { kind, document, country }: { kind: string; document: string; country: string },
): Promise<void> {
  await db
    .write()
    .updateTable('identity.person')
    .set({ document_kind: kind, document, country })
    .where('site_id', '=', siteId)
    .where('id', '=', personId)
    .execute();
}
