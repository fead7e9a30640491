import type { FolderDetail, FolderForm } from '@vitrine/contract/library';
import { textIn, type Text } from '@vitrine/domain/kernel';
import { freeSlug, judgeMove, nameKeyOf, slugOf, tidyFolderName } from '@vitrine/domain/library';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';
import {
  mergeEdit,
  Refusal,
  refuseFields,
  refuseOld,
  takenAtField,
  type Actor,
  type Changes,
  type Was,
} from '../../platform/http/index.ts';
import { takeTurn } from '../../platform/limits/index.ts';
import { audienceOf, writeAudience } from './audience.ts';
import { getFolder, getFolderRow, type FolderOfRow } from './folders.ts';
import { hasWords } from './library-rows.ts';
import { recordOnLibrary, type LibraryParts } from './record-on-library.ts';

const takenBy = { folder_name: { field: 'name', code: 'name_taken' } };
type Named = FolderForm['name'];

/** Makes a folder. Refuses `name_required`, `name_taken` and `invalid_choice` at fields of `folder`, `folder_too_deep`, and `not_found` for the parent. */
export function createFolder(
  parts: LibraryParts,
  actor: Actor,
  { parentId, folder }: { parentId: string | null; folder: FolderForm },
): Promise<{ id: string }> {
  const id = parts.newId();
  const prefix = 'folder.';
  const name = tidied(folder.name);
  return takenAtField({ prefix, takenBy }, () =>
    inTurn(parts, actor, async (tx) => {
      refuseFields({ name: hasWords(name) ? undefined : 'name_required' }, { prefix });
      const above = parentId === null ? [] : (await getFolderRow(tx, actor, { folderId: parentId })).path;
      const refusal = judgeMove({ folderId: id, parentPath: above, height: 1 });
      if (refusal) throw new Refusal(refusal);
      const now = parts.clock.now();
      const slug = await slugFor(tx, actor, { folderId: id, name });
      await tx
        .insertInto('library.folder')
        .values({
          tenant_id: actor.tenantId,
          id,
          version: 1,
          parent_id: parentId,
          path: [...above, id],
          name: JSON.stringify(name),
          name_key: nameKeyOf(name),
          slug,
          created_at: now,
          updated_at: now,
        })
        .execute();
      await keepSlug(tx, actor, { folderId: id, slug });
      await writeAudience(parts, tx, actor, { owner: { folderId: id }, audience: folder.audience, prefix });
      await recordOnLibrary(parts, tx, actor, {
        subject: 'library_folder',
        subjectId: id,
        what: 'library_folder.created',
        before: null,
        after: { ...folder, name, parentId },
      });
      return { id };
    }),
  );
}

/** Saves a folder's name, whose old address leads on, and whom it is for. Refuses `changed_meanwhile`, and at its fields what making one refuses. */
export function saveFolder(
  parts: LibraryParts,
  actor: Actor,
  { folderId, version, folder: now, was }: { folderId: string; version: number; folder: Changes<FolderForm>; was?: Was },
): Promise<FolderDetail> {
  const prefix = 'folder.';
  return takenAtField({ prefix, takenBy }, () =>
    inTurn(parts, actor, async (tx) => {
      const row = await getFolderRow(tx, actor, { folderId });
      const before = (await getFolder(tx, actor, { folderId })).folder;
      const folder = mergeEdit({ version: row.version, form: before }, { version, now, was });
      const name = tidied(folder.name);
      refuseFields({ name: hasWords(name) ? undefined : 'name_required' }, { prefix });
      const isRenamed = nameKeyOf(before.name) !== nameKeyOf(name);
      const slug = isRenamed ? await slugFor(tx, actor, { folderId, name }) : row.slug;
      if (isRenamed) await keepSlug(tx, actor, { folderId, slug });
      await change(parts, tx, actor, { row, to: { name: JSON.stringify(name), name_key: nameKeyOf(name), slug } });
      await writeAudience(parts, tx, actor, { owner: { folderId }, audience: folder.audience, prefix });
      await recordOnLibrary(parts, tx, actor, {
        subject: 'library_folder',
        subjectId: folderId,
        what: 'library_folder.saved',
        before,
        after: { name, audience: await audienceOf(tx, actor, { folderId }) },
      });
      return getFolder(tx, actor, { folderId });
    }),
  );
}

/** Puts a folder with all that is in it elsewhere. Refuses `folder_in_itself`, `folder_too_deep`, `name_taken`, `changed_meanwhile`. */
export function moveFolder(
  parts: LibraryParts,
  actor: Actor,
  { folderId, version, parentId }: { folderId: string; version: number; parentId: string | null },
): Promise<FolderDetail> {
  return takenAtField({ prefix: '', takenBy: { folder_name: { field: 'parentId', code: 'name_taken' } } }, () =>
    inTurn(parts, actor, async (tx) => {
      const row = await getFolderRow(tx, actor, { folderId });
      refuseOld(row, { version });
      const above = parentId === null ? [] : (await getFolderRow(tx, actor, { folderId: parentId })).path;
      const { deepest } = await tx
        .selectFrom('library.folder')
        .where('tenant_id', '=', actor.tenantId)
        .where(sql<boolean>`path @> array[${folderId}::uuid]`)
        .select(sql<number>`max(cardinality(path))::int`.as('deepest'))
        .executeTakeFirstOrThrow();
      const refusal = judgeMove({ folderId, parentPath: above, height: deepest - row.path.length + 1 });
      if (refusal) throw new Refusal(refusal, { fields: { parentId: refusal } });
      await change(parts, tx, actor, { row, to: { parent_id: parentId } });
      await tx
        .updateTable('library.folder')
        .set({ path: sql<string[]>`${above}::uuid[] || path[${row.path.length}::int:]` })
        .where('tenant_id', '=', actor.tenantId)
        .where(sql<boolean>`path @> array[${folderId}::uuid]`)
        .execute();
      await recordOnLibrary(parts, tx, actor, {
        subject: 'library_folder',
        subjectId: folderId,
        what: 'library_folder.moved',
        before: { parentId: row.parent_id },
        after: { parentId },
      });
      return getFolder(tx, actor, { folderId });
    }),
  );
}

/** Puts a folder into the bin with all that is in it, for thirty days; what was there before stays as it is. */
export function retireFolder(parts: LibraryParts, actor: Actor, { folderId }: { folderId: string }): Promise<Record<string, never>> {
  return inTurn(parts, actor, async (tx) => {
    const row = await getFolderRow(tx, actor, { folderId });
    const now = parts.clock.now();
    // Folders first: whoever puts a file into one of them waits, and finds it gone.
    await tx
      .updateTable('library.folder')
      .set((folder) => ({
        version: folder('version', '+', 1),
        updated_at: now,
        retired_at: now,
        retired_with: sql<string | null>`nullif(${folderId}::uuid, id)`,
      }))
      .where('tenant_id', '=', actor.tenantId)
      .where('retired_at', 'is', null)
      .where(sql<boolean>`path @> array[${folderId}::uuid]`)
      .execute();
    const within = tx
      .selectFrom('library.folder')
      .select('id')
      .where('tenant_id', '=', actor.tenantId)
      .where(sql<boolean>`path @> array[${folderId}::uuid]`);
    await tx
      .updateTable('library.item')
      .set((item) => ({ version: item('version', '+', 1), updated_at: now, retired_at: now, retired_with: folderId }))
      .where('tenant_id', '=', actor.tenantId)
      .where('retired_at', 'is', null)
      .where('folder_id', 'in', within)
      .execute();
    await recordOnLibrary(parts, tx, actor, {
      subject: 'library_folder',
      subjectId: folderId,
      what: 'library_folder.retired',
      before: { name: row.name },
      after: null,
    });
    return {};
  });
}

/** One change of the tree after the other: of two that put folders into each other, the second sees the first. */
function inTurn<T>({ db, clock }: LibraryParts, actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await takeTurn({ clock }, tx, { what: 'library_folders', who: actor.tenantId });
    return work(tx);
  });
}

type Changed = { name?: string; name_key?: string; slug?: string; parent_id?: string | null };

const change = ({ clock }: LibraryParts, tx: Tx, { tenantId }: Actor, { row, to }: { row: FolderOfRow; to: Changed }) =>
  tx
    .updateTable('library.folder')
    .set({ ...to, version: row.version + 1, updated_at: clock.now() })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', row.id)
    .execute();

function tidied(name: Named): Text {
  return Object.fromEntries(Object.entries(name).flatMap(([locale, text]) => (text ? [[locale, tidyFolderName(text)]] : [])));
}

/** An address that no other folder has or had; the folder's own old ones are free to it. */
async function slugFor(tx: Tx, { tenantId }: Actor, { folderId, name }: { folderId: string; name: Text }): Promise<string> {
  const slug = slugOf(textIn(name, 'pt-BR'));
  const rows = await tx
    .selectFrom('library.folder_slug')
    .select('slug')
    .where('tenant_id', '=', tenantId)
    .where('folder_id', '<>', folderId)
    .where('slug', 'like', `${slug}%`)
    .execute();
  return freeSlug(slug, new Set(rows.map((row) => row.slug)));
}

const keepSlug = (tx: Tx, { tenantId }: Actor, { folderId, slug }: { folderId: string; slug: string }) =>
  tx
    .insertInto('library.folder_slug')
    .values({ tenant_id: tenantId, slug, folder_id: folderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
