import { call, CallRefused, configured } from '@vitrine/client';
import { sendPhoto } from '@vitrine/contract/photos';
import { nowInstant } from '../../../shared/device/clock.ts';
import { newId } from '../../../shared/device/ids.ts';
import type { Picture } from '../../../shared/device/picture.ts';
import { fingerprintOfPicture } from '../../../shared/device/picture-fingerprint.ts';
import { sendPicture } from '../../../shared/send-picture.ts';
import { keptPhotos, type KeptPhoto } from './kept-photo.ts';

export type PhotoOutbox = {
  /** The member's own; undefined until they were read. */
  photos: () => readonly KeptPhoto[] | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Hears of each photo that the server took, also one that waited for days. */
  onSent: (listener: () => void) => () => void;
  /** Keeps a photo, then sends it; what cannot be sent waits, and goes by itself once there is a network. */
  send: (photo: Pick<KeptPhoto, 'campaignId' | 'storeId' | 'typeId'>, picture: Picture) => Promise<void>;
  picture: (key: string) => Promise<Picture | undefined>;
  discard: (key: string) => Promise<void>;
  close: () => void;
};

type Outcome = 'sent' | 'later' | { refusal: string };
const longestPauseMs = 60_000;

/** Photos between a member's hand and the server: each lies on the device before it is sent, and leaves only when the server said yes or no (D40). */
export function openPhotoOutbox(configuration = configured()): PhotoOutbox {
  const { device, store } = configuration;
  const all = keptPhotos(device);
  const closing = new AbortController();
  const listeners = new Set<() => void>();
  const sentListeners = new Set<() => void>();
  let mine: readonly KeptPhoto[] | undefined;
  let failures = 0;

  const owner = () => ({ personId: store.get().personId ?? '', clientId: store.get().id_user_client_selected });
  const isMine = ({ personId, clientId }: KeptPhoto) => personId === owner().personId && clientId === owner().clientId;
  const look = async () => {
    mine = (await all.read()).filter(isMine);
    listeners.forEach((listener) => listener());
  };
  const write = async (by: (photos: KeptPhoto[]) => KeptPhoto[]) => {
    await all.change(by);
    await look();
    device.channel?.post({ photos: 'changed' });
  };
  const change = (key: string, to: Partial<KeptPhoto>) =>
    write((photos) => photos.map((one) => (one.key === key ? { ...one, ...to } : one)));
  const discard = async (key: string) => {
    await write((photos) => photos.filter((one) => one.key !== key));
    await all.keepPicture(key, undefined);
  };

  /** Under the lock it is read anew: another tab may have sent it meanwhile. */
  const sendNow = (key: string): Promise<Outcome> =>
    device.lock('vitrine-photos-send', async () => {
      const photo = (await all.read()).find((one) => one.key === key && isMine(one));
      if (photo?.stage !== 'waiting') return 'later';
      const outcome = await attempt(photo, { picture: await all.picture(key), keep: (to) => change(key, to) });
      if (outcome === 'sent') {
        await discard(key);
        sentListeners.forEach((listener) => listener());
      } else if (outcome !== 'later') {
        await change(key, { stage: 'refused', refusal: outcome.refusal });
        sentListeners.forEach((listener) => listener()); // somebody else's photo may stand there now
      }
      return outcome;
    });

  const drain = async () => {
    if (closing.signal.aborted || !store.get().access_token) return;
    const waiting = (await all.read()).filter((one) => one.stage === 'waiting' && isMine(one));
    let isHeldUp = false;
    for (const { key } of waiting) isHeldUp = (await sendNow(key)) === 'later' || isHeldUp;
    failures = isHeldUp ? failures + 1 : 0;
    if (failures > 0) later();
  };
  const later = () => {
    const turn = failures;
    const pause = Math.min(longestPauseMs, 1_000 * 2 ** failures) * (0.5 + device.fraction() / 2);
    void device.wait(pause, closing.signal).then(
      () => void (turn === failures && drain()),
      () => undefined,
    );
  };

  device.channel?.listen((message) => {
    if (!closing.signal.aborted && typeof message === 'object' && message !== null && 'photos' in message) void look();
  });
  const stops = [device.onReachable(() => void drain()), store.subscribe(() => void (store.get().access_token && look()))];
  void look().then(drain);
  return {
    photos: () => mine?.filter(isMine),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onSent: (listener) => {
      sentListeners.add(listener);
      return () => sentListeners.delete(listener);
    },
    send: async (photo, picture) => {
      const key = newId();
      await all.keepPicture(key, picture);
      const born = {
        ...photo,
        ...owner(),
        key,
        writtenAt: nowInstant(),
        stage: 'waiting' as const,
        upload: undefined,
        fileId: undefined,
        refusal: null,
      };
      const isSame = (one: KeptPhoto) => isMine(one) && one.storeId === photo.storeId && one.typeId === photo.typeId;
      const replaced = (await all.read()).filter(isSame); // a newer one of the same display takes its place
      await write((photos) => [...photos.filter((one) => !isSame(one)), born]);
      for (const one of replaced) await all.keepPicture(one.key, undefined);
      await drain();
    },
    picture: all.picture,
    discard,
    close: () => {
      closing.abort();
      stops.forEach((stop) => stop());
    },
  };
}

type Sending = { picture: Picture | undefined; keep: (to: Partial<KeptPhoto>) => Promise<unknown> };

/** Sends one photo: its picture first, then the form with the key that it was born with. Never throws. */
async function attempt(photo: KeptPhoto, { picture, keep }: Sending): Promise<Outcome> {
  try {
    const { fileId, mark } =
      photo.fileId === undefined ? await upload(photo, { picture, keep }) : { fileId: photo.fileId, mark: photo.mark ?? null };
    const { campaignId, storeId, typeId, writtenAt, key } = photo;
    await call(sendPhoto, { body: { campaignId, storeId, typeId, writtenAt, fileId, mark } }, { key });
    return 'sent';
  } catch (error) {
    return isFinal(error) ? { refusal: error.refusal } : 'later';
  }
}

async function upload({ upload: begun }: KeptPhoto, { picture, keep }: Sending): Promise<{ fileId: string; mark: string | null }> {
  if (!picture) throw new CallRefused(422, { refusal: 'file_missing' });
  const { id } = await sendPicture({ picture, purpose: 'image', begun, onBegun: (name) => keep({ upload: name }) });
  const mark = await fingerprintOfPicture(picture);
  await keep({ fileId: id, mark });
  return { fileId: id, mark };
}

/** Statuses that another try may find otherwise; a lost network and a server that is down as well. */
const passing = [401, 408, 425, 429];

const isFinal = (error: unknown): error is CallRefused =>
  error instanceof CallRefused && error.status < 500 && !passing.includes(error.status) && error.refusal !== 'still_running';
