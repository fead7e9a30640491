import type { LibraryFilePage } from '@vitrine/contract/library';
import { previewOf, type LibraryKind } from '@vitrine/domain/library';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { foldersOnPath } from './library-folders.ts';
import { kindIn, textFor } from './library-rows.ts';
import { fileOf, filesFor, type FileOfRow } from './list-library.ts';

type Parts = Pick<Platform, 'db' | 'storage' | 'log'>;
const namesShown = 100;

/** What stands under this id: a file, or a folder, whose address leads to it (LIB-01). Refuses `not_found` for what is not there and for what is not for the member alike. */
export async function getLibrary(
  parts: Parts,
  actor: Actor,
  { libraryId }: { libraryId: string },
): Promise<{ folderSlug: string | null; file: LibraryFilePage | null }> {
  const db = parts.db.write(); // whoever just confirmed sees it
  const row = await findFile(db, actor, { libraryId });
  if (row) return { folderSlug: null, file: await filePageOf(parts, db, actor, row) };
  const [folder] = await foldersOnPath(db, actor, [libraryId]);
  if (!folder) throw notFound();
  return { folderSlug: folder.slug, file: null };
}

export const findFile = (db: Reader, actor: Actor, { libraryId }: { libraryId: string }): Promise<FileOfRow | undefined> =>
  filesFor(db, actor).where('i.id', '=', libraryId).executeTakeFirst();

export async function filePageOf(parts: Parts, db: Reader, actor: Actor, row: FileOfRow): Promise<LibraryFilePage> {
  const preview = row.preview_file_id !== null ? 'pdf' : previewOf({ kind: kindIn(row.kind), contentType: row.content_type });
  const names = preview === 'names' ? await namesIn(parts, actor, row) : [];
  return {
    ...fileOf(actor, row),
    description: textFor(actor, row.description),
    ...(await labelsOf(db, actor, row)),
    folders: await foldersOnPath(db, actor, row.path),
    versionId: row.current_id,
    note: textFor(actor, row.note),
    preview,
    names: names.slice(0, namesShown),
    namesCount: names.length,
    url: parts.storage.link(actor, { id: row.file_id, name: row.name }),
    previewUrl: parts.storage.link(actor, { id: row.preview_file_id ?? row.file_id, name: row.name }),
    confirmedAt: row.confirmed_at,
    can: { confirm: row.is_must_read && row.confirmed_at === null },
  };
}

/** What an archive holds; nothing of one that cannot be read, which may be downloaded all the same. */
async function namesIn({ storage, log }: Parts, { tenantId }: Actor, { file_id: fileId }: FileOfRow): Promise<string[]> {
  try {
    const archive = await storage.openPackage({ tenantId, fileId });
    return (archive?.names() ?? []).filter((name) => !name.endsWith('/')).toSorted();
  } catch (fault) {
    log.info({ fileId, fault: String(fault) }, 'library: an archive cannot be looked into');
    return [];
  }
}

async function labelsOf(db: Reader, actor: Actor, row: FileOfRow): Promise<{ category: string; tags: string[] }> {
  const category =
    row.category_id === null
      ? undefined
      : await db
          .selectFrom('library.category')
          .select('name')
          .where('tenant_id', '=', actor.tenantId)
          .where('id', '=', row.category_id)
          .executeTakeFirst();
  const tags =
    row.tag_ids.length === 0
      ? []
      : await db
          .selectFrom('identity.tag')
          .select('name')
          .where('tenant_id', '=', actor.tenantId)
          .where('id', 'in', row.tag_ids)
          .orderBy('position')
          .execute();
  return { category: category ? textFor(actor, category.name) : '', tags: tags.map(({ name }) => textFor(actor, name)) };
}

/** The kinds and endings on show, and the categories that files there have: what the library can be narrowed to (LST-01). */
export async function libraryLists(
  db: Reader,
  actor: Actor,
): Promise<{ categories: { id: string; name: string }[]; extensions: { id: string; kind: LibraryKind }[] }> {
  const shown = filesFor(db, actor).clearSelect();
  const [categories, extensions] = await Promise.all([
    db
      .selectFrom('library.category as c')
      .select(['c.id', 'c.name'])
      .where('c.tenant_id', '=', actor.tenantId)
      .where('c.id', 'in', shown.select('i.category_id'))
      .orderBy('c.position')
      .orderBy('c.id')
      .execute(),
    shown.select(['i.extension', 'i.kind']).where('i.extension', '<>', '').distinct().orderBy('i.extension').execute(),
  ]);
  return {
    categories: categories.map(({ id, name }) => ({ id, name: textFor(actor, name) })),
    extensions: extensions.map(({ extension, kind }) => ({ id: extension, kind: kindIn(kind) })),
  };
}
