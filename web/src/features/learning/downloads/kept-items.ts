import { configured } from '@vitrine/client';
import { PlayerPage } from '@vitrine/contract/learning';
import { fileOnDevice, removeFromDevice } from '../../../shared/device/download/own-files.ts';
import { keep } from '../../../shared/device/storage.ts';
import type { OwnLease } from '../leases/lease-on-device.ts';
import { forgetPackage } from './kept-packages.ts';
import { keptState } from '../../../shared/kept-state.ts';

/** An activity that lies on this device: its file, and the page of the player as the server gave it last. */
export type KeptItem = {
  itemId: string;
  clientId: string;
  fileId: string;
  /** Of its file on the device. */
  name: string;
  bytes: number;
  page: PlayerPage;
  /** Captions and pictures, by the path of their links; in base64. */
  beside: Record<string, { type: string; content: string }>;
  /** The page of its own host that keeps it, where it is a package (D81); then no file of it lies here. */
  keepPage?: string;
  /** The test that was taken along, where it is one (OFF-04); then no file of it lies here. */
  lease?: OwnLease;
};

/** What is kept of an activity; undefined where its file is gone, or this release cannot read the row. */
export async function keptItem(itemId: string): Promise<KeptItem | undefined> {
  const text = await (await keptState()).rows.get(itemId);
  const row: unknown = text === undefined ? undefined : JSON.parse(text);
  if (!isRow(row)) return undefined;
  const page = PlayerPage.safeParse(row.page);
  return page.success ? { ...row, page: page.data } : undefined;
}

/** The client that the person is in. */
export const chosenClient = (): string => String(configured().store.get().id_user_client_selected ?? '');

/** All of this client that is whole on this device. */
export async function listKeptItems(): Promise<KeptItem[]> {
  const records = (await keptState()).get('offline_course').filter(({ downloading }) => !downloading);
  return (await Promise.all(records.map(({ item_id }) => keptItem(item_id)))).flatMap((item) =>
    item?.clientId === chosenClient() ? item : [],
  );
}

/** The file of an item; undefined where the system took it away: then the item goes too. */
export async function fileOf(item: KeptItem): Promise<File | undefined> {
  const file = await fileOnDevice(item.name);
  if (file?.size === item.bytes) return file;
  await removeItem(item);
  return undefined;
}

/** `downloads` says that this device has kept a file: without one nothing is asked of it, nor fetched. */
export async function keepItem(item: KeptItem): Promise<void> {
  await (await keptState()).rows.set(item.itemId, JSON.stringify(item));
  keep('downloads', 'yes');
}

/** Takes an activity off this device. */
export async function removeItem({ itemId, name, keepPage }: Pick<KeptItem, 'itemId' | 'name' | 'keepPage'>): Promise<void> {
  const state = await keptState();
  await state.set(
    'offline_course',
    state.get('offline_course').filter(({ item_id }) => item_id !== itemId),
  );
  await state.rows.set(itemId, undefined);
  if (name !== '') await removeFromDevice(name);
  if (keepPage !== undefined) await forgetPackage(keepPage);
}

/** The same for an activity that is on the screen. */
export async function removeKept(itemId: string): Promise<void> {
  const item = await keptItem(itemId);
  if (item) await removeItem(item);
}

const isRow = (row: unknown): row is KeptItem =>
  typeof row === 'object' &&
  row !== null &&
  ['itemId', 'clientId', 'fileId', 'name', 'bytes', 'page', 'beside'].every((field) => field in row);
