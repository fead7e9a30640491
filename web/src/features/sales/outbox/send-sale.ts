import { call, CallRefused } from '@vitrine/client';
import type { Sale } from '@vitrine/contract/sales';
import { reportSale, reviseSale } from '@vitrine/contract/sales';
import { fileRefusals } from '@vitrine/domain/kernel';
import type { Picture } from '../../../shared/device/picture.ts';
import { deviceId } from '../../../shared/device/ids.ts';
import { fingerprintOfPicture } from '../../../shared/device/picture-fingerprint.ts';
import type { Item } from '../../../shared/outbox/items.ts';
import { judgeRefusal, type Sender } from '../../../shared/outbox/sender.ts';
import { sendPicture } from '../../../shared/send-picture.ts';
import type { SaleBody } from './kept-sale.ts';

type Keyed = SaleBody & { key: string };

type Sending = {
  pictureOf: (key: string) => Promise<Picture | undefined>;
  /** Keeps what is known of the photo, so that the next try goes on from there. */
  keep: (photo: SaleBody['photo']) => Promise<unknown>;
};

/** What a refusal means for a sale: one of the upload itself speaks of the photo, wherever it was told, and another photo is sent in its place. */
export const judgeSale: NonNullable<Sender<SaleBody>['judge']> = (fault) => {
  const judged = judgeRefusal(fault);
  if (!judged) return undefined;
  const { code, fields: told } = judged.refusal;
  const isOfPhoto = fileRefusals.some((one) => one === code) && Object.keys(told).length === 0;
  const fields = isOfPhoto ? { photoFileId: code } : told;
  if (fields['photoFileId'] === undefined) return judged;
  const mend = (body: SaleBody) => ({ ...body, photo: { ...body.photo, upload: undefined, fileId: undefined, mark: undefined } });
  return { refusal: { code, fields }, mend };
};

/** Sends one sale: its photo first, then the form with the draft's own key. Throws like a call. */
export async function sendSale({ id: key, body }: Item<SaleBody>, { pictureOf, keep }: Sending): Promise<Sale> {
  const kept = { key, ...body };
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

async function fileOf({ key, photo }: Keyed, { pictureOf, keep }: Sending): Promise<SentPhoto> {
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

function post({ key, draft, revises, writtenAt }: Keyed, photo: SentPhoto): Promise<Sale> {
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
