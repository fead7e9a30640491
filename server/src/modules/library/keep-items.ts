import type { ItemDetail, ItemForm } from '@vitrine/contract/library';
import { locales, matchLocale, searchTextOf, type Text } from '@vitrine/domain/kernel';
import type { Tx } from '../../platform/database/index.ts';
import {
  mergeEdit,
  notFound,
  Refusal,
  refuseFields,
  refuseOld,
  takenAtField,
  type Actor,
  type Changes,
  type Was,
} from '../../platform/http/index.ts';
import { tagsFault } from '../identity/index.ts';
import { parseText } from '../tenancy/index.ts';
import { writeAudience } from './audience.ts';
import { holdFolder } from './folders.ts';
import { getItem, itemFormOf, lockItem } from './get-item.ts';
import { hasWords } from './library-rows.ts';
import { placeVersion, usedFile } from './place-version.ts';
import { recordOnLibrary, type LibraryParts } from './record-on-library.ts';

type One = { itemId: string };

/** Puts an uploaded file into a folder; its title is the name that it came with. Refuses `invalid_choice` at `folderId`, and at `fileId` what placing refuses. */
export function addItem(
  parts: LibraryParts,
  actor: Actor,
  { folderId, fileId }: { folderId: string; fileId: string },
): Promise<{ id: string }> {
  const id = parts.newId();
  return takenAtField({ prefix: '', takenBy: usedFile }, () =>
    parts.db.transaction(async (tx) => {
      await holdFolder(tx, actor, { folderId, field: 'folderId' });
      const [file] = await parts.storage.find(tx, { tenantId: actor.tenantId, ids: [fileId] });
      const title = { [matchLocale(actor.locale, locales)]: titleOf(file?.name ?? '') };
      const now = parts.clock.now();
      const row = { tenant_id: actor.tenantId, id, version: 1, folder_id: folderId, title: JSON.stringify(title), description: '{}' };
      await tx
        .insertInto('library.item')
        .values({
          ...row,
          tag_ids: [],
          is_must_read: false,
          search_text: searchTextOf([title, { 'pt-BR': file?.name ?? '' }]),
          current_id: id, // until its version is written, a line below
          kind: 'generic',
          extension: '',
          placed_at: now,
          created_at: now,
          updated_at: now,
        })
        .execute();
      const placed = await placeVersion(parts, tx, actor, { itemId: id, fileId, number: 1, note: {} });
      await showVersion(parts, tx, actor, { itemId: id, version: 1, placed });
      await recordOnLibrary(parts, tx, actor, {
        subject: 'library_item',
        subjectId: id,
        what: 'library_item.added',
        before: null,
        after: { title, folderId, file: placed.file.name },
      });
      return { id };
    }),
  );
}

/** Saves what is said of a file. Refuses `changed_meanwhile`, `item_retired`, and at fields of `item` `name_required` and `invalid_choice`. */
export function saveItem(
  parts: LibraryParts,
  actor: Actor,
  { itemId, version, item: now, was }: One & { version: number; item: Changes<ItemForm>; was?: Was },
): Promise<ItemDetail> {
  const prefix = 'item.';
  return parts.db
    .transaction(async (tx) => {
      const row = await lockItem(tx, actor, { itemId });
      if (row.retired_at !== null) throw new Refusal('item_retired');
      const { item: before } = await itemFormOf(tx, actor, { itemId });
      const item = mergeEdit({ version: row.version, form: before }, { version, now, was });
      refuseFields(
        {
          title: hasWords(item.title) ? undefined : 'name_required',
          tagIds: await tagsFault(tx, actor, item),
          categoryId: await categoryFault(tx, actor, item),
        },
        { prefix },
      );
      await holdFolder(tx, actor, { folderId: item.folderId, field: `${prefix}folderId` });
      await tx
        .updateTable('library.item')
        .set({
          version: row.version + 1,
          folder_id: item.folderId,
          title: JSON.stringify(item.title),
          description: JSON.stringify(item.description),
          category_id: item.categoryId,
          tag_ids: [...new Set(item.tagIds)],
          is_must_read: item.isMustRead,
          search_text: searchTextOf([item.title, item.description, { 'pt-BR': await fileNameOf(tx, actor, row.current_id) }]),
          updated_at: parts.clock.now(),
        })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', itemId)
        .execute();
      await writeAudience(parts, tx, actor, { owner: { itemId }, audience: item.audience, prefix });
      const { item: after } = await itemFormOf(tx, actor, { itemId });
      await recordOnLibrary(parts, tx, actor, { subject: 'library_item', subjectId: itemId, what: 'library_item.saved', before, after });
    })
    .then(() => getItem(parts, actor, { itemId }));
}

/** A new version in the place of a file, whose address and readers stay. Refuses as saving does, and at `fileId` what placing refuses. */
export function replaceItem(
  parts: LibraryParts,
  actor: Actor,
  { itemId, version, fileId, note }: One & { version: number; fileId: string; note: Text },
): Promise<ItemDetail> {
  return takenAtField({ prefix: '', takenBy: usedFile }, () =>
    parts.db.transaction(async (tx) => {
      const row = await lockLive(tx, actor, { itemId, version });
      const { number, name } = await tx
        .selectFrom('library.item_version')
        .select(['number', 'name'])
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', row.current_id)
        .executeTakeFirstOrThrow();
      const placed = await placeVersion(parts, tx, actor, { itemId, fileId, number: number + 1, note });
      await showVersion(parts, tx, actor, { itemId, version: version + 1, placed });
      await recordOnLibrary(parts, tx, actor, {
        subject: 'library_item',
        subjectId: itemId,
        what: 'library_item.replaced',
        before: { file: name, number },
        after: { file: placed.file.name, number: number + 1 },
      });
    }),
  ).then(() => getItem(parts, actor, { itemId }));
}

/** Takes a file away; its versions and who read them stay known. Refuses `item_retired`. */
export function retireItem(parts: LibraryParts, actor: Actor, { itemId }: One): Promise<Record<string, never>> {
  return parts.db.transaction(async (tx) => {
    const row = await lockItem(tx, actor, { itemId });
    if (row.retired_at !== null) throw new Refusal('item_retired');
    const now = parts.clock.now();
    await tx
      .updateTable('library.item')
      .set({ retired_at: now, updated_at: now, version: row.version + 1 })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', itemId)
      .execute();
    await recordOnLibrary(parts, tx, actor, {
      subject: 'library_item',
      subjectId: itemId,
      what: 'library_item.retired',
      before: { title: row.title },
      after: null,
    });
    return {};
  });
}

/** Moves several files, or adds tags to them: all or none. Refuses `not_found` for one that is not there, and `invalid_choice` at `folderId` and `addTagIds`. */
export function changeItems(
  parts: LibraryParts,
  actor: Actor,
  { itemIds, folderId, addTagIds }: { itemIds: readonly string[]; folderId: string | null; addTagIds: readonly string[] },
): Promise<{ changed: number }> {
  return parts.db.transaction(async (tx) => {
    if (folderId !== null) await holdFolder(tx, actor, { folderId, field: 'folderId' });
    refuseFields({ addTagIds: await tagsFault(tx, actor, { tagIds: addTagIds }) }, { prefix: '' });
    const ids = [...new Set(itemIds)].toSorted(); // in one order, so that two who change the same ones never wait for each other
    for (const itemId of ids) {
      const row = await lockItem(tx, actor, { itemId });
      if (row.retired_at !== null) throw notFound();
      const to = { folderId: folderId ?? row.folder_id, tagIds: [...new Set([...row.tag_ids, ...addTagIds])].slice(0, 20) };
      await tx
        .updateTable('library.item')
        .set({ folder_id: to.folderId, tag_ids: to.tagIds, version: row.version + 1, updated_at: parts.clock.now() })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', itemId)
        .execute();
      await recordOnLibrary(parts, tx, actor, {
        subject: 'library_item',
        subjectId: itemId,
        what: 'library_item.moved',
        before: { folderId: row.folder_id, tagIds: row.tag_ids },
        after: to,
      });
    }
    return { changed: ids.length };
  });
}

/** A file's name without its ending, as a title. */
const titleOf = (name: string): string =>
  name
    .replace(/\.[a-z0-9]{1,8}$/i, '')
    .replaceAll('_', ' ')
    .slice(0, 160);

async function lockLive(tx: Tx, actor: Actor, { itemId, version }: One & { version: number }) {
  const row = await lockItem(tx, actor, { itemId });
  if (row.retired_at !== null) throw new Refusal('item_retired');
  refuseOld(row, { version });
  return row;
}

/** Members see this version from now on, and the file is the newest of its folder. */
async function showVersion(
  { clock }: LibraryParts,
  tx: Tx,
  { tenantId }: Actor,
  { itemId, version, placed }: One & { version: number; placed: Awaited<ReturnType<typeof placeVersion>> },
): Promise<void> {
  const now = clock.now();
  const { title, description } = await tx
    .selectFrom('library.item')
    .select(['title', 'description'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('library.item')
    .set({
      version,
      current_id: placed.id,
      kind: placed.kind,
      extension: placed.extension,
      search_text: searchTextOf([parseText(title), parseText(description), { 'pt-BR': placed.file.name }]),
      placed_at: now,
      updated_at: now,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', itemId)
    .execute();
}

async function fileNameOf(tx: Tx, { tenantId }: Actor, versionId: string): Promise<string> {
  const { name } = await tx
    .selectFrom('library.item_version')
    .select('name')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow();
  return name;
}

async function categoryFault(tx: Tx, { tenantId }: Actor, { categoryId }: Pick<ItemForm, 'categoryId'>): Promise<string | undefined> {
  if (categoryId === null) return undefined;
  const found = await tx
    .selectFrom('library.category')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', categoryId)
    .executeTakeFirst();
  return found ? undefined : 'invalid_choice';
}
