import { queryOptions } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { getSiteLists } from '@vitrine/contract/identity';
import { listBlockThings } from '@vitrine/contract/kernel';
import { createPage, getPage, publishPage, retirePage, savePage, type PageFields } from '@vitrine/contract/pages';
import type { Changed, ThingKind } from '@vitrine/domain/kernel';

export const blockThings = (query: { of: ThingKind; search?: string; ids?: string }) => call(listBlockThings, { query });

export const listsQuery = queryOptions({ queryKey: ['identity', 'site-lists'], queryFn: () => call(getSiteLists, {}), staleTime: 300_000 });

type Versioned = { pageId: string; version: number };

/** A page as it is edited; never reloaded under the fingers. */
export const pageQuery = (pageId: string) =>
  queryOptions({
    queryKey: ['pages', 'pages', 'one', pageId],
    queryFn: () => call(getPage, { params: { pageId } }),
    refetchOnWindowFocus: false,
  });

export const beginPage = (page: { kind: 'hotsite' | 'page'; title: PageFields['title']; slug: string }) => call(createPage, { body: page });
export const writePage = ({ pageId, version }: Versioned, { now: page, was }: Changed<PageFields>) =>
  call(savePage, { params: { pageId }, body: { version, page, was } });
export const publish = ({ pageId, version }: Versioned) => call(publishPage, { params: { pageId }, body: { version } });
export const retire = ({ pageId, version }: Versioned) => call(retirePage, { params: { pageId }, body: { version } });
