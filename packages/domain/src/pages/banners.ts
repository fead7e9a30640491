import { ownPath, type LocalDate, type Text } from '../kernel/index.ts';
import type { BannerRefusal } from './words.ts';

/** True for a screen of this very portal and for a page elsewhere that is read over https. */
export const isBannerLink = (link: string): boolean => ownPath(link) !== undefined || /^https:\/\/[^\s/\\]+\S*$/.test(link);

export type BannerWish = {
  title: Text;
  alt: Text;
  link: string;
  linkLabel: Text;
  phoneFileId: string | null;
  deskFileId: string | null;
  visibleFrom: LocalDate | null;
  visibleTo: LocalDate | null;
};

const hasWords = (text: Text) => Object.values(text).some(Boolean);

/** What a banner lacks, by field; undefined where nothing does. */
export function judgeBanner(wish: BannerWish): Record<'title' | 'alt' | 'link' | 'linkLabel' | 'visibleTo', BannerRefusal | undefined> {
  const { title, alt, link, linkLabel, phoneFileId, deskFileId, visibleFrom, visibleTo } = wish;
  const hasPicture = phoneFileId !== null || deskFileId !== null;
  return {
    title: hasWords(title) ? undefined : 'title_required',
    alt: hasPicture && !hasWords(alt) ? 'alt_required' : undefined,
    link: link === '' || isBannerLink(link) ? undefined : 'link_forbidden',
    linkLabel: link !== '' && !hasWords(linkLabel) ? 'link_label_required' : undefined,
    visibleTo: visibleFrom !== null && visibleTo !== null && visibleTo < visibleFrom ? 'ends_before_begin' : undefined,
  };
}

/** What a member closed: a banner as it was then. */
export type ClosedBanner = { id: string; version: number };

/** Those of the banners that this device did not close; one that changed since is shown again. */
export const openBanners = <B extends ClosedBanner>(banners: readonly B[], closed: readonly ClosedBanner[]): B[] =>
  banners.filter(({ id, version }) => !closed.some((one) => one.id === id && one.version >= version));
