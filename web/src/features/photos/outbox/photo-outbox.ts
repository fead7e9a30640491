import { call, CallRefused, configured } from '@vitrine/client';
import { sendPhoto } from '@vitrine/contract/photos';
import { nowInstant } from '../../../shared/device/clock.ts';
import { newId } from '../../../shared/device/ids.ts';
import type { Picture } from '../../../shared/device/picture.ts';
import { fingerprintOfPicture } from '../../../shared/device/picture-fingerprint.ts';
import { sendPicture } from '../../../shared/send-picture.ts';
import type { Item } from '../../../shared/outbox/items.ts';
import { openOutbox } from '../../../shared/outbox/outbox.ts';
import type { Sender } from '../../../shared/outbox/sender.ts';
import { upgradeKeyed } from '../../../shared/outbox/upgrade.ts';
import { photoPictures, type KeptPhoto, type PhotoBody } from './kept-photo.ts';

export type PhotoOutbox = {
  /** The member's own; undefined until they were read. */
  photos: () => readonly KeptPhoto[] | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Hears of each photo that the server took or refused, also one that waited for days: somebody else's may stand there now. */
  onSettled: (listener: () => void) => () => void;
  /** Keeps a photo, then sends it; what cannot be sent waits, and goes by itself once there is a network. */
  send: (photo: Pick<KeptPhoto, 'campaignId' | 'storeId' | 'typeId'>, picture: Picture) => Promise<void>;
  picture: (key: string) => Promise<Picture | undefined>;
  discard: (key: string) => Promise<void>;
  close: () => void;
};

const kind = 'photo';

/** Photos between a member's hand and the server: each lies on the device before it is sent, and leaves only when the server said yes or no (D40). */
export function openPhotoOutbox(configuration = configured()): PhotoOutbox {
  const pictures = photoPictures(configuration.device);
  const sender: Sender<PhotoBody> = {
    send: async ([item], keep) => {
      if (item) await sendOne(item, { picture: await pictures.read(item.id), keep });
    },
    state: ({ storeId, typeId }) => ({ of: `${storeId}/${typeId}` }), // a newer one of the same display takes its place
    keepsRefused: true,
    forget: ({ id }) => pictures.keep(id, undefined),
  };
  const before = { place: 'photos', upgrade: upgradeKeyed(kind) };
  const outbox = openOutbox({ lane: 'photos', senders: { [kind]: sender }, before }, configuration);
  return {
    photos: () =>
      outbox.items<PhotoBody>(kind)?.map(({ id: key, personId, clientId, stage, body, refusal }) => ({
        ...body,
        key,
        personId,
        clientId,
        stage: stage === 'refused' ? stage : 'waiting',
        refusal: refusal?.code ?? null,
      })),
    subscribe: outbox.subscribe,
    onSettled: (listener) => outbox.onSettled(() => listener()),
    send: async (photo, picture) => {
      const key = newId();
      await pictures.keep(key, picture);
      const body: PhotoBody = { ...photo, writtenAt: nowInstant(), upload: undefined, fileId: undefined };
      await outbox.add(kind, { id: key, body });
      await outbox.drain();
    },
    picture: pictures.read,
    discard: outbox.discard,
    close: outbox.close,
  };
}

type Sending = { picture: Picture | undefined; keep: (part: Partial<PhotoBody>) => Promise<unknown> };

/** Sends one photo: its picture first, then the form with the key that it was born with. Throws like a call. */
async function sendOne({ id: key, body }: Item<PhotoBody>, { picture, keep }: Sending): Promise<void> {
  const { fileId, mark } =
    body.fileId === undefined ? await upload(body, { picture, keep }) : { fileId: body.fileId, mark: body.mark ?? null };
  const { campaignId, storeId, typeId, writtenAt } = body;
  await call(sendPhoto, { body: { campaignId, storeId, typeId, writtenAt, fileId, mark } }, { key });
}

async function upload({ upload: begun }: PhotoBody, { picture, keep }: Sending): Promise<{ fileId: string; mark: string | null }> {
  if (!picture) throw new CallRefused(422, { refusal: 'file_missing' });
  const onBegun = (name: string) => keep({ upload: name });
  const { id } = await sendPicture({ picture, purpose: 'image', begun, onBegun });
  const mark = await fingerprintOfPicture(picture);
  await keep({ fileId: id, mark });
  return { fileId: id, mark };
}
