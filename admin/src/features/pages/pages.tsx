import { call, callFile } from '@vitrine/client';
import { exportPages, listPages, PageFields, PageRow } from '@vitrine/contract/pages';
import { described, resource } from '../../shared/resource/index.ts';

/** Pages of the client, as their list knows them. */
export const pages = resource<PageRow, PageFields>({
  room: 'pages',
  name: 'pages',
  inner: 'page',
  row: described(PageRow, {
    title: { column: 'shown' },
    slug: { column: 'shown' },
    kind: { column: 'optional' },
    state: { column: 'shown', isFilter: true },
    updatedAt: { column: 'shown' },
  }),
  form: PageFields,
  drawn: PageFields,
  list: (ask) => call(listPages, { query: listPages.query.parse(ask) }),
  export: (ask) => callFile(exportPages, { query: exportPages.query.parse(ask) }),
  titleOf: ({ title }) => title,
  cells: { slug: ({ slug }) => `/${slug}` },
});
