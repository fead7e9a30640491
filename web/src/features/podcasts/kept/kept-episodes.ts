import { call, configured } from '@vitrine/client';
import { EpisodeToPlay, getEpisode, getEpisodeDownload, type Episode, type EpisodeDownload } from '@vitrine/contract/podcasts';
import { DownloadFailed } from '../../../shared/device/download/fetch-whole.ts';
import { fetchToDevice, fileOnDevice, removeFromDevice } from '../../../shared/device/download/own-files.ts';
import { keep } from '../../../shared/device/storage.ts';
import { noteDownload } from '../../../shared/downloads-running.ts';
import { keptState } from '../../../shared/kept-state.ts';
import { placeHere } from '../player/places.ts';

/** An episode whose sound lies on this device. */
type KeptEpisode = { clientId: string; name: string; bytes: number; episode: EpisodeToPlay };

const rowOf = (episodeId: string) => `episode:${episodeId}`;
const chosenClient = (): string => String(configured().store.get().id_user_client_selected ?? '');
const running = new Map<string, () => void>();
/** Addresses of the page's own; they live as long as it does. */
const addresses = new Map<string, string>();

export const fetchOffer = (episodeId: string): Promise<EpisodeDownload> => call(getEpisodeDownload, { params: { episodeId } });

/** Keeps the sound of an episode on this device; how far it is stands in `useRunningDownloads`. However it ends, nothing stays marked as under way. */
export async function keepEpisode({ id, title }: Pick<Episode, 'id' | 'title'>): Promise<void> {
  if (running.has(id)) return;
  const note = (offer: { bytes: number; durable: number }) => noteDownload(id, { title, ...offer, by });
  let isCalledOff = false;
  const by = {
    stop: () => {
      isCalledOff = true;
      running.get(id)?.();
      noteDownload(id, undefined);
    },
    again: () => void keepEpisode({ id, title }),
  };
  running.set(id, () => undefined);
  note({ bytes: 0, durable: 0 });
  try {
    const offer = await fetchOffer(id);
    await record(id, offer, true);
    const fetched = fetchToDevice(offer, (durable) => note({ bytes: offer.bytes, durable }));
    running.set(id, fetched.stop);
    await fetched.done;
    const episode = await call(getEpisode, { params: { episodeId: id } });
    const row: KeptEpisode = { clientId: chosenClient(), name: offer.name, bytes: offer.bytes, episode };
    await (await keptState()).rows.set(rowOf(id), JSON.stringify(row));
    await record(id, offer, false);
    noteDownload(id, undefined);
  } catch (error) {
    await record(id, undefined, false);
    if (!isCalledOff)
      noteDownload(id, { title, bytes: 0, durable: 0, failure: error instanceof DownloadFailed ? error.why : 'interrupted', by });
  } finally {
    running.delete(id);
  }
}

/** Takes it off this device. */
export async function removeEpisode(episodeId: string): Promise<void> {
  const kept = await keptRow(episodeId);
  await record(episodeId, undefined, false);
  await (await keptState()).rows.set(rowOf(episodeId), undefined);
  if (kept) await removeFromDevice(kept.name);
}

/** The episode as the server tells it, heard from this device where its sound lies here. */
export async function withOwnSound(episode: EpisodeToPlay): Promise<EpisodeToPlay> {
  const kept = await keptRow(episode.id);
  const url = kept?.episode.fileId === episode.fileId ? await addressOf(kept) : undefined;
  return url === undefined ? episode : { ...episode, url };
}

/** The episode as it was known last, where the server cannot be asked; where this device stopped in it. */
export async function keptEpisode(episodeId: string): Promise<EpisodeToPlay | undefined> {
  const kept = await keptRow(episodeId);
  const url = kept?.clientId === chosenClient() ? await addressOf(kept) : undefined;
  if (!kept || url === undefined) return undefined;
  const { personId } = configured().store.get();
  const position = (personId === undefined ? undefined : placeHere(personId, episodeId)) ?? kept.episode.position;
  return { ...kept.episode, url, position, transcript: null };
}

async function keptRow(episodeId: string): Promise<KeptEpisode | undefined> {
  const text = await (await keptState()).rows.get(rowOf(episodeId));
  const row: unknown = text === undefined ? undefined : JSON.parse(text);
  if (typeof row !== 'object' || row === null || !('episode' in row) || !('name' in row) || !('bytes' in row) || !('clientId' in row))
    return undefined;
  const episode = EpisodeToPlay.safeParse(row.episode);
  return episode.success
    ? { clientId: String(row.clientId), name: String(row.name), bytes: Number(row.bytes), episode: episode.data }
    : undefined;
}

/** Undefined where the system took the file away. */
async function addressOf({ name, bytes, episode }: KeptEpisode): Promise<string | undefined> {
  const file = await fileOnDevice(name);
  if (file?.size !== bytes) return undefined;
  const known = addresses.get(episode.fileId) ?? URL.createObjectURL(file);
  addresses.set(episode.fileId, known);
  return known;
}

/** Among the records of what is kept, so that the app sweeps and drops them alike (OFF-03); undefined takes it out. */
async function record(item_id: string, offer: EpisodeDownload | undefined, downloading: boolean): Promise<void> {
  const state = await keptState();
  const others = state.get('offline_course').filter((one) => one.item_id !== item_id);
  const own = offer ? [{ item_id, updated_date: offer.updated_date, src: `downloads/${offer.name}`, downloading }] : [];
  await state.set('offline_course', [...others, ...own]);
  keep('downloads', 'yes');
}
