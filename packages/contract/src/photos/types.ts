import { fileRefusals } from '@vitrine/domain/kernel';
import { creditMoments, photosRefusals } from '@vitrine/domain/photos';
import { z } from 'zod';
import { changed, endpoint, Id, Instant, LocaleText, pageOf, PageQuery, StoredFile, Was } from '../kernel/index.ts';

const read = { needs: 'campaigns.read' } as const;
const write = { needs: 'campaigns.write', refusals: [...photosRefusals, ...fileRefusals, 'changed_meanwhile'] } as const;
const inCampaign = z.object({ campaignId: Id });
const one = inCampaign.extend({ typeId: Id });

export const PhotoTypeForm = z.strictObject({
  name: LocaleText(60),
  /** What makes a photo good, and what makes it bad: one remark a line. */
  good: LocaleText(400),
  bad: LocaleText(400),
  goodFileId: Id.nullable(),
  badFileId: Id.nullable(),
  /** Fixed once the campaign began (D30). */
  points: z.int('invalid').min(1, 'number_too_small').max(100_000, 'number_too_big'),
  /** The lower stands first. */
  position: z.int('invalid').min(0, 'number_too_small').max(99, 'number_too_big'),
  isActive: z.boolean(),
});
export type PhotoTypeForm = z.infer<typeof PhotoTypeForm>;

export const PhotoTypeRow = z.object({
  id: Id,
  name: z.string(),
  points: z.int(),
  position: z.int(),
  isActive: z.boolean(),
  /** Photos that were sent of it. */
  photos: z.int(),
  updatedAt: Instant,
});
export type PhotoTypeRow = z.infer<typeof PhotoTypeRow>;

export const PhotoTypeDetail = z.object({
  id: Id,
  version: z.int(),
  type: PhotoTypeForm,
  files: z.array(StoredFile),
  can: z.object({ save: z.boolean(), savePoints: z.boolean() }),
});
export type PhotoTypeDetail = z.infer<typeof PhotoTypeDetail>;

export const PhotoRule = z.object({
  version: z.int(),
  campaignName: z.string(),
  credits: z.enum(creditMoments),
  can: z.object({ save: z.boolean() }),
});
export type PhotoRule = z.infer<typeof PhotoRule>;

export const listPhotoTypes = endpoint({
  ...read,
  method: 'GET',
  path: '/console/campaigns/:campaignId/photo-types',
  params: inCampaign,
  query: PageQuery,
  answer: pageOf(PhotoTypeRow),
  summary: 'Types of photos that a campaign asks for, in their order',
});

export const createPhotoType = endpoint({
  ...write,
  method: 'POST',
  path: '/console/campaigns/:campaignId/photo-types',
  params: inCampaign,
  body: PhotoTypeForm,
  answer: z.object({ id: Id }),
  summary: 'Adds a type of photo',
});

export const getPhotoType = endpoint({
  ...read,
  method: 'GET',
  path: '/console/campaigns/:campaignId/photo-types/:typeId',
  params: one,
  answer: PhotoTypeDetail,
  summary: 'A type of photo as it is edited',
});

export const savePhotoType = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/campaigns/:campaignId/photo-types/:typeId',
  params: one,
  body: z.strictObject({ version: z.int(), type: changed(PhotoTypeForm), was: Was }),
  answer: PhotoTypeDetail,
  summary: 'Saves a type of photo; fields are refused below `type.`',
});

export const getPhotoRule = endpoint({
  ...read,
  method: 'GET',
  path: '/console/campaigns/:campaignId/photo-rule',
  params: inCampaign,
  answer: PhotoRule,
  summary: 'When a campaign credits its photos',
});

/** Until the campaign begins (PHO-03). */
export const savePhotoRule = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/campaigns/:campaignId/photo-rule',
  params: inCampaign,
  body: z.strictObject({ version: z.int(), credits: z.enum(creditMoments, 'invalid_choice') }),
  answer: PhotoRule,
  summary: 'Chooses whether photos are credited at once or on approval',
});
