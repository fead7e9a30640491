import { call } from '@vitrine/client';
import { getSiteLists } from '@vitrine/contract/identity';
import { getHotsite, getWildcardPage, listWelcomeBanners } from '@vitrine/contract/pages';
import { orKnown } from '../../shared/or-known.ts';

/** The calls of this room, in a chunk of their own: screens are drawn before the schemas have come. */
export const fetchBanners = () => call(listWelcomeBanners, {});
export const fetchHotsite = () => orKnown('pages', 'hotsite', () => call(getHotsite, {}));
export const fetchPage = (slug: string) => orKnown('pages', `page/${slug}`, () => call(getWildcardPage, { params: { slug } }));
export const fetchSiteLists = () => call(getSiteLists, {});
