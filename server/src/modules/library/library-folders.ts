import type { LibraryFolder } from '@vitrine/contract/library';
import { slugOf } from '@vitrine/domain/library';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { textFor } from './library-rows.ts';
import { filesFor, type Viewer } from './list-library.ts';
import { isOpenTo } from './open-to.ts';

type Named = Pick<LibraryFolder, 'id' | 'slug' | 'name'>;

/** Folders that are for this member, by name, each with the files that they see in it and below it. */
export async function listLibraryFolders(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
): Promise<{ folders: LibraryFolder[]; files: number; toRead: number }> {
  const reader = db.read();
  const [folders, counts] = await Promise.all([
    foldersFor(reader, actor).select(['f.parent_id']).orderBy('f.name_key').orderBy('f.id').execute(),
    filesFor(reader, actor)
      .clearSelect()
      .select(['i.folder_id', sql<number>`count(*)::int`.as('files')])
      .select(sql<number>`(count(*) filter (where i.is_must_read and r.confirmed_at is null))::int`.as('to_read'))
      .groupBy('i.folder_id')
      .execute(),
  ]);
  const pathOf = new Map(folders.map(({ id, path }) => [id, path]));
  const within = new Map<string, number>();
  for (const { folder_id, files } of counts)
    for (const above of pathOf.get(folder_id) ?? []) within.set(above, (within.get(above) ?? 0) + files);
  const sum = (of: 'files' | 'to_read') => counts.reduce((all, one) => all + one[of], 0);
  return {
    folders: folders.map(({ id, parent_id, slug, name }) => ({
      id,
      parentId: parent_id,
      slug,
      name: textFor(actor, name),
      files: within.get(id) ?? 0,
    })),
    files: sum('files'),
    toRead: sum('to_read'),
  };
}

/** By its name, or by any address that it has or had (LIB-01). Refuses `not_found`. */
export async function findLibraryFolder({ db }: Pick<Platform, 'db'>, actor: Actor, { name }: { name: string }): Promise<Named> {
  const slug = slugOf(name);
  const row = await foldersFor(db.read(), actor)
    .innerJoin('library.folder_slug as s', (join) => join.onRef('s.tenant_id', '=', 'f.tenant_id').onRef('s.folder_id', '=', 'f.id'))
    .where('s.slug', 'in', [name, slug])
    .orderBy(sql`s.slug = ${name}`, 'desc')
    .executeTakeFirst();
  if (!row) throw notFound();
  return { id: row.id, slug: row.slug, name: textFor(actor, row.name) };
}

/** The folders of a path that a member may see, the outermost first. */
export async function foldersOnPath(db: Reader, actor: Viewer & Pick<Actor, 'locale'>, path: readonly string[]): Promise<Named[]> {
  if (path.length === 0) return [];
  const rows = await foldersFor(db, actor)
    .where('f.id', 'in', [...path])
    .orderBy(sql`cardinality(f.path)`)
    .execute();
  return rows.map(({ id, slug, name }) => ({ id, slug, name: textFor(actor, name) }));
}

const foldersFor = (db: Reader, actor: Viewer) =>
  db
    .selectFrom('library.folder as f')
    .where('f.tenant_id', '=', actor.tenantId)
    .where('f.retired_at', 'is', null)
    .where(isOpenTo(actor, 'folder'))
    .select(['f.id', 'f.slug', 'f.name', 'f.path']);
