import { productTypes } from '@vitrine/domain/campaigns';
import { decisionReasons, invoiceKinds, mostLines, quantityLimits, saleStates } from '@vitrine/domain/sales';
import { z } from 'zod';
import { Day, Id, Instant, ParticipantText, PictureFingerprint } from '../kernel/index.ts';
import { ExplanationShape } from '../ledger/index.ts';

/** What a seller fills in; strict, so that nobody sends points or a state along (issue: extra fields). */
export const SaleForm = z.strictObject({
  storeId: Id,
  invoiceKind: z.enum(invoiceKinds, 'invalid_choice'),
  /** As printed; compared without spaces, dashes, dots and leading zeros (D25). */
  invoiceNumber: z.string().trim().min(1, 'required').max(40, 'text_too_long'),
  /** The day in the store's zone (D22). */
  saleDate: Day,
  /** Of an upload for the purpose `image`; null only where the store allows no phones (D70). */
  photoFileId: Id.nullable(),
  /** What the photo looks like, made on the device: a signal for the auditor, never judged. */
  photoFingerprint: PictureFingerprint.nullish(),
  observation: ParticipantText,
  lines: z
    .array(
      z.strictObject({
        sku: z.string().trim().min(1, 'required').max(64, 'text_too_long'),
        quantity: z.int('invalid').min(quantityLimits.least, 'number_too_small').max(quantityLimits.most, 'number_too_big'),
      }),
    )
    .min(1, 'too_few')
    .max(mostLines, 'too_many'),
});
export type SaleForm = z.infer<typeof SaleForm>;

/** A form and the campaign in which it counts. */
export const SaleReport = SaleForm.extend({
  campaignId: Id,
  /** The device's clock when the seller finished the form: evidence for the auditor, never judged (D22). */
  writtenAt: Instant.nullable(),
  /** The device that it was written on: a signal for the auditor, never judged. */
  deviceId: Id.nullish(),
});
export type SaleReport = z.infer<typeof SaleReport>;

export const SaleLine = z.object({
  id: Id,
  sku: z.string(),
  name: z.string(),
  productType: z.enum(productTypes),
  /** In the reader’s language. */
  productTypeName: z.string(),
  formFactor: z.string(),
  brand: z.string(),
  processor: z.string(),
  generation: z.string(),
  quantity: z.int(),
  points: z.int(),
  experience: z.int(),
  /** How the points came about; `amountOf` of domain gives them again. Null for a product that earns experience only. */
  explanation: ExplanationShape.nullable(),
});
export type SaleLine = z.infer<typeof SaleLine>;

/** An auditor's word, as the seller reads it. */
export const Decision = z.object({
  at: Instant,
  state: z.enum(['approved', 'reproved']),
  reason: z.enum(decisionReasons).nullable(),
  note: z.string(),
  isCorrectable: z.boolean(),
});
export type Decision = z.infer<typeof Decision>;

const Store = z.object({
  id: Id,
  name: z.string(),
  retailerId: Id,
  retailer: z.string(),
  city: z.string(),
  country: z.string(),
  /** Digits and letters only. */
  taxId: z.string(),
  /** IANA; the sale's date is a day there. */
  timeZone: z.string(),
  takesPhotos: z.boolean(),
});

export const SaleRow = z.object({
  id: Id,
  campaignId: Id,
  state: z.enum(saleStates),
  invoiceNumber: z.string(),
  saleDate: Day,
  storeName: z.string(),
  /** Names of the first products, in the seller's language. */
  products: z.array(z.string()),
  lines: z.int(),
  points: z.int(),
  experience: z.int(),
  /** When it arrived first. */
  reportedAt: Instant,
  decision: Decision.nullable(),
  can: z.object({ revise: z.boolean() }),
});
export type SaleRow = z.infer<typeof SaleRow>;

export const Sale = z.object({
  id: Id,
  version: z.int(),
  campaignId: Id,
  campaignName: z.string(),
  state: z.enum(saleStates),
  invoiceKind: z.enum(invoiceKinds),
  invoiceNumber: z.string(),
  saleDate: Day,
  store: Store,
  photo: z.object({ fileId: Id, name: z.string(), url: z.string() }).nullable(),
  observation: z.string(),
  lines: z.array(SaleLine),
  points: z.int(),
  experience: z.int(),
  /** When it arrived first: the window is judged by it (D24). */
  reportedAt: Instant,
  /** Of what is shown, from 1. */
  revision: z.int(),
  revisedAt: Instant.nullable(),
  decision: Decision.nullable(),
  /** Earlier revisions with the decisions on them, oldest first. */
  history: z.array(
    z.object({ revision: z.int(), sentAt: Instant, invoiceNumber: z.string(), points: z.int(), decision: Decision.nullable() }),
  ),
  can: z.object({ revise: z.boolean() }),
});
export type Sale = z.infer<typeof Sale>;
