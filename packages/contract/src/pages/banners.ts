import { bannerRefusals, pageStates } from '@vitrine/domain/pages';
import { fileRefusals } from '@vitrine/domain/kernel';
import { z } from 'zod';
import {
  changed,
  Day,
  endpoint,
  exportOf,
  Id,
  Instant,
  LocaleText,
  pageOf,
  PageQuery,
  SearchTerm,
  StoredFile,
  Was,
} from '../kernel/index.ts';

const read = { needs: 'content.read' } as const;
const write = { needs: 'content.write', refusals: [...bannerRefusals, ...fileRefusals, 'changed_meanwhile'] } as const;
const one = z.object({ bannerId: Id });
const Named = z.array(Id).max(100, 'too_many');

export const WelcomeBanner = z.object({
  id: Id,
  /** Rises with what is shown: one that was closed and changed since is shown again. */
  version: z.int(),
  title: z.string(),
  text: z.string(),
  link: z.object({ href: z.string(), label: z.string() }).nullable(),
  /** One of both stands for the other where there is only one. */
  picture: z.object({ phoneUrl: z.string(), deskUrl: z.string(), alt: z.string() }).nullable(),
  isClosable: z.boolean(),
});
export type WelcomeBanner = z.infer<typeof WelcomeBanner>;

export const listWelcomeBanners = endpoint({
  method: 'GET',
  path: '/welcome-banners',
  answer: z.object({ items: z.array(WelcomeBanner) }),
  summary: 'Banners of welcome that the member sees now, in their order',
});

export const BannerFields = z.strictObject({
  title: LocaleText(60),
  text: LocaleText(140),
  /** A screen of the portal, or an address with https; empty leads nowhere. */
  link: z.string().trim().max(500, 'text_too_long'),
  linkLabel: LocaleText(30),
  phoneFileId: Id.nullable(),
  deskFileId: Id.nullable(),
  alt: LocaleText(160),
  isClosable: z.boolean(),
  /** The lower stands first. */
  position: z.int('invalid').min(0, 'number_too_small').max(999, 'number_too_big'),
  /** The first and the last day in the client’s zone; null has no end on that side. */
  visibleFrom: Day.nullable(),
  visibleTo: Day.nullable(),
  /** Whom it is for: of each kind that is named, one has to be met (CLI-09). */
  groupIds: Named,
  areaIds: Named,
  tagIds: Named,
});
export type BannerFields = z.infer<typeof BannerFields>;

export const BannerRow = z.object({
  id: Id,
  title: z.string(),
  state: z.enum(pageStates),
  visibleFrom: Day.nullable(),
  visibleTo: Day.nullable(),
  position: z.int(),
  updatedAt: Instant,
});
export type BannerRow = z.infer<typeof BannerRow>;

export const BannerDetail = z.object({
  id: Id,
  version: z.int(),
  state: z.enum(pageStates),
  banner: BannerFields,
  files: z.array(StoredFile),
  can: z.object({ save: z.boolean(), publish: z.boolean(), retire: z.boolean() }),
});
export type BannerDetail = z.infer<typeof BannerDetail>;

export const listBanners = endpoint({
  ...read,
  method: 'GET',
  path: '/console/banners',
  query: PageQuery.extend({ search: SearchTerm.optional(), state: z.enum(pageStates).optional() }),
  answer: pageOf(BannerRow),
  summary: 'Banners of welcome of the client, in their order',
});

export const exportBanners = exportOf(listBanners);

export const createBanner = endpoint({
  ...write,
  method: 'POST',
  path: '/console/banners',
  body: BannerFields,
  answer: z.object({ id: Id }),
  summary: 'Drafts a banner',
});

export const getBanner = endpoint({
  ...read,
  method: 'GET',
  path: '/console/banners/:bannerId',
  params: one,
  answer: BannerDetail,
  summary: 'A banner as it is edited',
});

export const saveBanner = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/banners/:bannerId',
  params: one,
  body: z.strictObject({ version: z.int(), banner: changed(BannerFields), was: Was }),
  answer: BannerDetail,
  summary: 'Saves a banner, at once for members where it is published; fields are refused below `banner.`',
});

export const publishBanner = endpoint({
  ...write,
  method: 'POST',
  path: '/console/banners/:bannerId/publish',
  params: one,
  body: z.strictObject({ version: z.int() }),
  answer: BannerDetail,
  summary: 'Shows a banner to whom it is for, on its days',
});

export const retireBanner = endpoint({
  ...write,
  method: 'POST',
  path: '/console/banners/:bannerId/retire',
  params: one,
  body: z.strictObject({ version: z.int() }),
  answer: BannerDetail,
  summary: 'Shows a banner to nobody any more',
});
