import { namesBeingFetched, sweepDevice } from '../../../shared/device/download/own-files.ts';
import { nowMs } from '../../../shared/device/clock.ts';
import { sweepPackages } from './kept-packages.ts';
import { keptState } from '../../../shared/kept-state.ts';

/** When the app begins: a record that says that its file is under way is dropped unless another tab fetches it (OFF-03), and files that no record names go. */
export async function beginDownloads(): Promise<void> {
  const state = await keptState();
  const records = state.get('offline_course');
  const marked = records.filter(({ downloading }) => downloading);
  const alive = await namesBeingFetched(marked.map(({ src }) => nameIn(src)));
  const left = records.filter(({ src, downloading }) => !downloading || alive.has(nameIn(src)));
  if (left.length < records.length) await state.set('offline_course', left);
  await sweepDevice(new Set(left.map(({ src }) => nameIn(src))), nowMs());
}

/** After a log-out: no file stays, whole or not (D82). */
export async function dropDownloads(): Promise<void> {
  await sweepDevice(new Set(), Infinity);
  await sweepPackages(new Set());
}

const nameIn = (src: string): string => src.split('/').at(-1) ?? src;
