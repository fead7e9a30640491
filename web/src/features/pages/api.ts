import { queryOptions, type QueryClient } from '@tanstack/react-query';

const theCalls = () => import('./calls.ts');

/** Banners that are for the member now; which of them were closed, the device knows. */
export const bannersQuery = queryOptions({
  queryKey: ['pages', 'welcome'],
  queryFn: async () => (await theCalls()).fetchBanners(),
  staleTime: 60_000,
});

export const hotsiteQuery = queryOptions({ queryKey: ['pages', 'hotsite'], queryFn: async () => (await theCalls()).fetchHotsite() });

export const pageQuery = (slug: string) =>
  queryOptions({ queryKey: ['pages', 'page', slug], queryFn: async () => (await theCalls()).fetchPage(slug) });

/** The same lists as other rooms ask for; they load once (LST-01). */
const listsQuery = queryOptions({
  queryKey: ['identity', 'site-lists'],
  queryFn: async () => (await theCalls()).fetchSiteLists(),
});

/** The address of today of the page at this one; undefined where there is none. A page may be younger than the lists: before an address is nothing, they are asked anew. */
export async function addressOfPage(queries: QueryClient, slug: string): Promise<string | undefined> {
  const known = await queries.query({ ...listsQuery, staleTime: 'static' });
  return addressIn(known, slug) ?? addressIn(await queries.query({ ...listsQuery, staleTime: 10_000 }), slug);
}

type Lists = { wildcard_pages?: readonly { slug: string; old_slugs: readonly string[] }[] };

const addressIn = ({ wildcard_pages: pages = [] }: Lists, slug: string): string | undefined =>
  pages.find((page) => page.slug === slug || page.old_slugs.includes(slug))?.slug;
