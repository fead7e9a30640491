import type { Download, PlayerPage } from '@vitrine/contract/learning';
import { DownloadFailed, type DownloadFailure } from '../../../shared/device/download/fetch-whole.ts';
import { fetchToDevice, fileOnDevice, removeFromDevice, whileFetching } from '../../../shared/device/download/own-files.ts';
import { keep } from '../../../shared/device/storage.ts';
import { noteDownload } from '../../../shared/downloads-running.ts';
import { keptState } from '../../../shared/kept-state.ts';
import { currentOutbox } from '../../../shared/outbox/current.ts';
import { chosenClient, keepItem, keptItem } from './kept-items.ts';
import { keepPackage } from './kept-packages.ts';
import { fetchBeside } from './fetch-beside.ts';

/** A line in a shop breaks often: so many times it goes on by itself, each time by a fresh link. */
const triesByItself = 3;

const asked = new Map<string, PlayerPage>();
const stops = new Map<string, () => void>();
let turn: Promise<void> = Promise.resolve();

/** Keeps the file of an activity on this device, after those that were asked for before (OFF-01). Its progress, and why it failed, stand in `useRunningDownloads`. */
export function download(page: PlayerPage): void {
  const { id: itemId, title } = page.activity;
  if (asked.has(itemId)) return;
  asked.set(itemId, page);
  noteDownload(itemId, { title, bytes: 0, durable: 0 });
  turn = turn.then(() => run(page));
}

/** Once more, where it stopped. */
export function downloadAgain(itemId: string): void {
  const page = asked.get(itemId);
  asked.delete(itemId);
  if (page) download(page);
}

/** Stops one, or forgets that it failed. What came stays for the next time. */
export function stopDownload(itemId: string): void {
  asked.delete(itemId);
  stops.get(itemId)?.();
  noteDownload(itemId, undefined);
}

async function run(page: PlayerPage): Promise<void> {
  const { id: itemId, title } = page.activity;
  for (let left = triesByItself; asked.has(itemId); left -= 1) {
    const why = await once(page);
    if (!asked.has(itemId)) break; // called off
    if (why === undefined) {
      asked.delete(itemId);
      return noteDownload(itemId, undefined);
    }
    if (why !== 'interrupted' || left === 0 || !navigator.onLine)
      return noteDownload(itemId, { title, bytes: 0, durable: 0, failure: why });
  }
}

/** One try; answers why it failed. However it ends, nothing stays marked as under way. */
async function once(page: PlayerPage): Promise<DownloadFailure | undefined> {
  const { courseId, activity } = page;
  try {
    const { fetchDownload } = await import('../calls.ts');
    const offer = await fetchDownload(courseId, activity.hierarchy_order);
    await whileFetching(offer.name, () => fetchAndKeep(page, offer));
    return undefined;
  } catch (error) {
    await forget(activity.id);
    return error instanceof DownloadFailed ? error.why : 'interrupted';
  } finally {
    stops.delete(activity.id);
  }
}

async function fetchAndKeep(page: PlayerPage, offer: Download): Promise<void> {
  const { courseId, activity } = page;
  const itemId = activity.id;
  // What is kept already stays as it is until the newer file is whole.
  const isUpdate = (await keptItem(itemId)) !== undefined;
  if (!isUpdate) await record(offer, true);
  const note = (durable: number) => noteDownload(itemId, { title: activity.title, bytes: offer.bytes, durable });
  note(0);
  const fetched = fetchToDevice(offer, note);
  stops.set(itemId, fetched.stop);
  await fetched.done;
  // What was seen meanwhile is in the page that is kept, once the server has it.
  await currentOutbox()
    ?.drain()
    .catch(() => undefined);
  const { fetchActivity } = await import('../calls.ts');
  const known = await fetchActivity(courseId, activity.hierarchy_order).catch(() => page);
  const { fileId, name, bytes } = offer;
  const keepPage = 'keep' in known.content ? known.content.keep?.page : undefined;
  if (keepPage !== undefined) await handOver(keepPage, name);
  const kept = { itemId, clientId: chosenClient(), fileId, name, bytes, page: known, beside: await fetchBeside(known.content) };
  await keepItem(keepPage === undefined ? kept : { ...kept, keepPage });
  await record(offer, false);
}

/** A package plays from its own host: the archive that came is unpacked there, and leaves no second copy here. */
async function handOver(keepPage: string, name: string): Promise<void> {
  const archive = await fileOnDevice(name);
  if (!archive) throw new DownloadFailed('not_kept');
  await keepPackage(keepPage, archive);
  await removeFromDevice(name);
}

/** The record of the specification, and no more (spec 1, §3). From the first one on the app looks for what died on the way when it begins (OFF-03). */
async function record({ item_id, updated_date, name }: Download, downloading: boolean): Promise<void> {
  const state = await keptState();
  const others = state.get('offline_course').filter((one) => one.item_id !== item_id);
  await state.set('offline_course', [...others, { item_id, updated_date, src: `downloads/${name}`, downloading }]);
  keep('downloads', 'yes');
}

/** What is not whole has no record. */
async function forget(itemId: string): Promise<void> {
  const state = await keptState();
  await state.set(
    'offline_course',
    state.get('offline_course').filter(({ item_id, downloading }) => item_id !== itemId || !downloading),
  );
}
