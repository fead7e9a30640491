import { call, CallRefused } from '@vitrine/client';
import type { Sale } from '@vitrine/contract/sales';
import { reportSale, reviseSale } from '@vitrine/contract/sales';
import { fileRefusals } from '@vitrine/domain/kernel';
import type { Picture } from '../../../shared/device/picture.ts';
import { deviceId } from '../../../shared/device/ids.ts';
import { fingerprintOfPicture } from '../../../shared/device/picture-fingerprint.ts';
import { sendPicture } from '../../../shared/send-picture.ts';
import type { KeptSale } from './kept-sale.ts';

type Sending = {
  pictureOf: (key: string) => Promise<Picture | undefined>;
  /** Keeps what is known of the photo, so that the next try goes on from there. */
  keep: (photo: KeptSale['photo']) => Promise<unknown>;
};

/** `later`: nothing was decided, it may be tried again. */
export type Outcome =
  | { kind: 'sent'; sale: Sale }
  | { kind: 'refused'; code: string; fields: Record<string, string> }
  | { kind: 'later'; error: unknown };

/** Sends one sale: its photo first, then the form with the draft's own key. Never throws. */
export async function sendSale(kept: KeptSale, { pictureOf, keep }: Sending): Promise<Outcome> {
  try {
    return { kind: 'sent', sale: await attempt(kept, { pictureOf, keep }) };
  } catch (error) {
    if (!isFinal(error)) return { kind: 'later', error };
    const { refusal: code, fields = {} } = error;
    // A refusal of the upload itself speaks of the photo, wherever it was told.
    const isOfPhoto = fileRefusals.some((one) => one === code) && Object.keys(fields).length === 0;
    return { kind: 'refused', code, fields: isOfPhoto ? { photoFileId: code } : fields };
  }
}

async function attempt(kept: KeptSale, { pictureOf, keep }: Sending): Promise<Sale> {
  try {
    return await post(kept, await fileOf(kept, { pictureOf, keep }));
  } catch (error) {
    // Files that nobody used are swept away after a while; a draft may be older. The bytes are still here: they are sent once more.
    const isSwept = error instanceof CallRefused && error.fields?.['photoFileId'] === 'file_missing' && kept.photo.isHere;
    if (!isSwept) throw error;
    return post(kept, await fileOf({ ...kept, photo: { isHere: true, upload: undefined, fileId: undefined } }, { pictureOf, keep }));
  }
}

type SentPhoto = { fileId: string; mark: string | null } | null;

async function fileOf({ key, photo }: KeptSale, { pictureOf, keep }: Sending): Promise<SentPhoto> {
  if (photo.fileId !== undefined) return { fileId: photo.fileId, mark: photo.mark ?? null };
  const picture = photo.isHere ? await pictureOf(key) : undefined;
  if (!picture) return null;
  const mark = await fingerprintOfPicture(picture);
  let { upload } = photo;
  const begun = (name: string) => {
    upload = name;
    return keep({ ...photo, upload });
  };
  const { id } = await sendPicture({ picture, purpose: 'image', begun: upload, onBegun: begun });
  await keep({ isHere: true, upload, fileId: id, mark });
  return { fileId: id, mark };
}

function post({ key, draft, revises, writtenAt }: KeptSale, photo: SentPhoto): Promise<Sale> {
  const { store, campaign, invoiceKind, invoiceNumber, saleDate, observation, lines } = draft;
  if (!store || !campaign)
    throw new CallRefused(422, { refusal: 'invalid_request', fields: { [store ? 'campaignId' : 'storeId']: 'required' } });
  const form = {
    storeId: store.id,
    invoiceKind,
    invoiceNumber,
    saleDate,
    photoFileId: photo?.fileId ?? null,
    photoFingerprint: photo?.mark ?? null,
    observation,
    lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
  };
  if (revises) return call(reviseSale, { params: { saleId: revises.saleId }, body: { version: revises.version, sale: form } }, { key });
  return call(reportSale, { body: { ...form, campaignId: campaign.id, writtenAt, deviceId: deviceId() } }, { key });
}

/** Statuses that another try may find otherwise; a lost network and a server that is down as well. */
const passing = [401, 408, 425, 429];

const isFinal = (error: unknown): error is CallRefused =>
  error instanceof CallRefused && error.status < 500 && !passing.includes(error.status) && error.refusal !== 'still_running';
