import type { Device } from '@vitrine/client';
import type { InvoiceKind } from '@vitrine/domain/sales';
import type { Picture } from '../../../shared/device/picture.ts';
import type { Stage } from '../../../shared/outbox/items.ts';

/** The store of a sale, as much of it as the form shows and judges by. */
export type ChosenStore = {
  id: string;
  /** Of drafts that were begun before promotions could hold for a chain, unknown. */
  retailerId?: string;
  name: string;
  city: string;
  timeZone: string;
  takesPhotos: boolean;
  isParticipating: boolean;
  /** The day there by the server's clock, and the device's day there when it was heard: so later days are known without asking (D22). */
  today: string;
  heardOn: string;
};
/** A product of a sale, as much of it as a form without a network needs; points of one unit. */
export type DraftLine = {
  sku: string;
  name: string;
  detail: string;
  productType: string;
  brandId?: string;
  quantity: number;
  points: number;
  experience: number;
  /** In the stores of chains with a rule of their own; of drafts that were begun before there were any, unknown. */
  chains?: ChainEarns[];
};
export type ChainEarns = { retailerId: string; points: number; experience: number };
export type DraftCampaign = { id: string; name: string; beginsOn: string; endsOn: string };

export type SaleDraft = {
  campaign: DraftCampaign | null;
  store: ChosenStore | null;
  invoiceKind: InvoiceKind;
  invoiceNumber: string;
  saleDate: string;
  observation: string;
  lines: DraftLine[];
  /** The store lets nobody take photos, as the seller says; the server knows it of the store (D70). */
  isWithoutPhoto: boolean;
};

/** A sale that the server does not have yet. Whoever closes the browser finds it again. */
export type KeptSale = {
  /** Names it here, and is its Idempotency-Key: made with the draft, before anything is sent, so that it counts once (D40). */
  key: string;
  personId: string;
  clientId: string | undefined;
  /** `writing`: open before the person. `refused`: to be corrected. */
  stage: Stage;
  draft: SaleDraft;
  /** The reproved sale that this corrects (D24). */
  revises: { saleId: string; version: number } | null;
  /** What became of the photo: bytes here, an upload that was begun, a file that the server has. */
  photo: {
    isHere: boolean;
    upload: string | undefined;
    fileId: string | undefined;
    /** What it looks like; kept with the file, so that each try sends the same. */
    mark?: string | null | undefined;
  };
  /** The device's clock when the form was finished. Part of what was sent: it stays the same through each try. */
  writtenAt: string | null;
  refusal: { code: string; fields: Record<string, string> } | null;
};

/** As it lies in the outbox. */
export type SaleBody = Omit<KeptSale, 'key' | 'personId' | 'clientId' | 'stage' | 'refusal'>;

/** Photos lie apart: a word in the form does not write a picture anew. */
export const salePictures = ({ kept }: Pick<Device, 'kept'>) => {
  const at = (key: string) => `sales/photo/${key}`;
  return {
    read: (key: string) => kept.get<Picture>(at(key)),
    keep: (key: string, picture: Picture | undefined) => kept.set(at(key), picture),
  };
};
