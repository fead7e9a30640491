import { creditMoments, photoReasons, photosRefusals, photoStates } from '@vitrine/domain/photos';
import { z } from 'zod';
import { Day, Id, Instant, PictureFingerprint } from '../kernel/index.ts';

export const Week = z.object({ from: Day, to: Day });
const Named = z.object({ id: Id, name: z.string() });

/** An auditor's word, as the sender reads it. */
export const PhotoDecision = z.object({ at: Instant, reason: z.enum(photoReasons).nullable(), note: z.string() });
export type PhotoDecision = z.infer<typeof PhotoDecision>;

/** A photo as everybody of its store sees it. */
export const BoardPhoto = z.object({
  id: Id,
  state: z.enum(photoStates),
  sender: z.string(),
  isMine: z.boolean(),
  sentAt: Instant,
  points: z.int(),
  /** Signed for the reader; null once its sender left. */
  url: z.string().nullable(),
  decision: PhotoDecision.nullable(),
});
export type BoardPhoto = z.infer<typeof BoardPhoto>;

export const BoardType = z.object({
  id: Id,
  name: z.string(),
  /** Remarks, one each. */
  good: z.array(z.string()),
  bad: z.array(z.string()),
  goodUrl: z.string().nullable(),
  badUrl: z.string().nullable(),
  points: z.int(),
  /** The live one of this week, else the newest that was reproved; null: none was sent. */
  photo: BoardPhoto.nullable(),
  can: z.object({ send: z.boolean() }),
});
export type BoardType = z.infer<typeof BoardType>;

export const PhotoBoard = z.object({
  /** Null while the member is registered nowhere. */
  campaign: Named.extend({ beginsOn: Day, endsOn: Day, credits: z.enum(creditMoments) }).nullable(),
  /** Null where the member registered with no store; its days are days in its zone. */
  store: Named.extend({ timeZone: z.string() }).nullable(),
  /** The member's own, to choose from. */
  stores: z.array(Named),
  week: Week.nullable(),
  /** The day at the store by the server's clock. */
  today: Day.nullable(),
  types: z.array(BoardType),
  /** Weeks of the campaign before this one, the newest first, with the state of each type that was sent in it. */
  past: z.array(Week.extend({ states: z.array(z.enum(photoStates).nullable()), points: z.int() })),
  can: z.object({ send: z.boolean() }),
  /** Why not. */
  refusal: z.enum(photosRefusals).nullable(),
});
export type PhotoBoard = z.infer<typeof PhotoBoard>;

/** Strict, so that nobody sends points or a state along. */
export const PhotoForm = z.strictObject({
  campaignId: Id,
  storeId: Id,
  typeId: Id,
  /** Of an upload for the purpose `image`. */
  fileId: Id,
  /** What it looks like, made on the device: a signal for the auditor, never judged. */
  mark: PictureFingerprint.nullish(),
  /** The device's clock when the photo was taken: evidence for the auditor, never judged (D23). */
  writtenAt: Instant.nullable(),
});
export type PhotoForm = z.infer<typeof PhotoForm>;

/** A photo that was sent. */
export const SentPhoto = z.object({ id: Id, state: z.enum(photoStates), week: Week, points: z.int(), sentAt: Instant });
export type SentPhoto = z.infer<typeof SentPhoto>;
