/** Folders and files of the tests' own shops, as their staff keeps them over HTTP. */
import { addItem, createFolder, createLibraryCategory, getFolder, getItem, saveItem, type ItemForm } from '@vitrine/contract/library';
import { callAs } from './api.ts';
import type { Shop } from './shop.ts';
import { upload } from './uploads.ts';

const forAll = { groupIds: [], areaIds: [], tagIds: [] };
type Keeper = Pick<Shop, 'admin'>;

/** A folder, and the address that its name became. */
export async function aFolder({ admin }: Keeper, name: string, parentId: string | null = null): Promise<{ id: string; slug: string }> {
  const { id } = await callAs(admin, createFolder, { body: { parentId, folder: { name: { 'pt-BR': name }, audience: forAll } } });
  const { slug } = await callAs(admin, getFolder, { params: { folderId: id } });
  return { id, slug };
}

export const aLibraryCategory = async ({ admin }: Keeper, name: string): Promise<string> =>
  (await callAs(admin, createLibraryCategory, { body: { name: { 'pt-BR': name } } })).id;

type FileWish = Partial<Omit<ItemForm, 'title'>> & { folderId: string; name: string; bytes: Uint8Array; title?: string };

/** A file in a folder, with what is said of it. */
export async function aLibraryFile({ admin }: Keeper, { folderId, name, bytes, title, ...says }: FileWish): Promise<string> {
  const fileId = await upload(admin, { purpose: 'any', name, bytes });
  const { id: itemId } = await callAs(admin, addItem, { body: { folderId, fileId } });
  const { version, item } = await callAs(admin, getItem, { params: { itemId } });
  const said = { ...item, ...says, title: title === undefined ? item.title : { 'pt-BR': title } };
  await callAs(admin, saveItem, { params: { itemId }, body: { version, item: said } });
  return itemId;
}
