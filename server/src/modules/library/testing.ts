/** Builders of the library, by the same use-cases that staff calls; for tests and the demo. */
import type { FolderForm, ItemForm } from '@vitrine/contract/library';
import type { Text } from '@vitrine/domain/kernel';
import type { Actor } from '../../platform/http/index.ts';
import { createLibraryCategory } from './categories.ts';
import { getItem } from './get-item.ts';
import { getLibrary } from './get-library.ts';
import { createFolder, retireFolder } from './keep-folders.ts';
import { addItem, replaceItem, saveItem } from './keep-items.ts';
import { confirmReading, openLibraryFile } from './reading.ts';
import type { LibraryParts } from './record-on-library.ts';
export { confirmReading, retireFolder, createLibraryCategory as aLibraryCategory, openLibraryFile };

/** Whoever sees what stands above. */
export const forEverybody = { groupIds: [], areaIds: [], tagIds: [] };
export type SentFile = { name: string; content: Buffer; seconds?: number };

/** A form of a folder; anything may be given. */
export const aFolderForm = (given: Partial<FolderForm> = {}): FolderForm => ({
  name: { 'pt-BR': 'Campanhas' },
  audience: forEverybody,
  ...given,
});

export const aFolder = async (
  parts: LibraryParts,
  actor: Actor,
  { parentId = null, ...form }: Partial<FolderForm> & { parentId?: string | null } = {},
): Promise<string> => (await createFolder(parts, actor, { parentId, folder: aFolderForm(form) })).id;

/** A file as somebody uploads it; a text unless another one is given. */
export async function anUploadedFile(
  { storage }: Pick<LibraryParts, 'storage'>,
  { siteId, tenantId, personId }: Actor,
  given: Partial<SentFile> = {},
): Promise<string> {
  const { name, content, seconds } = { name: 'Roteiro de abordagem.txt', content: Buffer.from('Chegue perto, escute, mostre.'), ...given };
  const { id } = await storage.put({
    siteId,
    tenantId,
    personId,
    purpose: 'any',
    name,
    content,
    isPublic: false,
    ...(seconds ? { seconds } : {}),
  });
  return id;
}

/** A file in a folder, with what is said of it. */
export async function anItem(
  parts: LibraryParts,
  actor: Actor,
  { folderId, file, ...says }: Partial<ItemForm> & { folderId: string; file?: Partial<SentFile> },
): Promise<string> {
  const { id: itemId } = await addItem(parts, actor, { folderId, fileId: await anUploadedFile(parts, actor, file) });
  const { version, item } = await getItem(parts, actor, { itemId });
  if (Object.keys(says).length > 0) await saveItem(parts, actor, { itemId, version, item: { ...item, ...says } });
  return itemId;
}

/** What is to be read, read and confirmed by this member. */
export async function aReading(
  parts: LibraryParts & Parameters<typeof getLibrary>[0],
  actor: Actor,
  { itemId }: { itemId: string },
): Promise<void> {
  const { file } = await getLibrary(parts, actor, { libraryId: itemId });
  if (file) await confirmReading(parts, actor, { libraryId: itemId, versionId: file.versionId });
}

/** The same file, in a new version. */
export async function aNewVersion(
  parts: LibraryParts,
  actor: Actor,
  { itemId, file, note = {} }: { itemId: string; file?: Partial<SentFile>; note?: Text },
): Promise<void> {
  const { version } = await getItem(parts, actor, { itemId });
  await replaceItem(parts, actor, { itemId, version, fileId: await anUploadedFile(parts, actor, file), note });
}
