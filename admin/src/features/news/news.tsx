import { call, callFile } from '@vitrine/client';
import {
  createNewsCategory,
  exportNews,
  exportNewsCategories,
  getNewsCategory,
  listNewsCategoriesToKeep,
  countNews,
  listNewsToKeep,
  NewsCategoryForm,
  NewsCategoryRow,
  NewsForm,
  NewsRow,
  saveNewsCategory,
} from '@vitrine/contract/news';
import { described, openedBy, resource, sentBy } from '../../shared/resource/index.ts';
import { StatusChip } from './status-chip.tsx';

/** News in every state, as lists know them. */
export const news = resource<NewsRow, NewsForm>({
  room: 'news',
  name: 'news',
  inner: 'news',
  row: described(NewsRow, {
    title: { column: 'shown' },
    category: { column: 'shown' },
    status: { column: 'shown', isFilter: true },
    visibleFrom: { column: 'shown' },
    visibleTo: { column: 'optional' },
    isMustRead: { column: 'optional' },
    readers: { column: 'shown' },
    reported: { column: 'shown' },
    updatedAt: { column: 'optional' },
  }),
  form: NewsForm,
  drawn: NewsForm,
  titleOf: ({ title }) => title,
  list: (ask) => call(listNewsToKeep, { query: listNewsToKeep.query.parse(ask) }),
  count: (filter) => call(countNews, { query: countNews.query.parse(filter) }),
  export: (ask) => callFile(exportNews, { query: exportNews.query.parse(ask) }),
  cells: { status: ({ status, hasChanges }) => <StatusChip status={status} hasChanges={hasChanges} /> },
});

const drawnCategory = described(NewsCategoryForm, { name: { limit: 80 } });
const openedCategory = openedBy('category');

export const categories = resource<NewsCategoryRow, NewsCategoryForm>({
  room: 'news',
  name: 'categories',
  inner: 'category',
  row: described(NewsCategoryRow, { name: { column: 'shown' }, news: { column: 'shown' } }),
  form: NewsCategoryForm,
  drawn: drawnCategory,
  list: (ask) => call(listNewsCategoriesToKeep, { query: listNewsCategoriesToKeep.query.parse(ask) }),
  export: (ask) => callFile(exportNewsCategories, { query: exportNewsCategories.query.parse(ask) }),
  titleOf: ({ name }) => name,
  read: (categoryId) => call(getNewsCategory, { params: { categoryId } }).then(openedCategory),
  save: (categoryId, version, _whole, { now: category, was }) =>
    call(saveNewsCategory, { params: { categoryId }, body: { version, category, was } }).then(openedCategory),
  create: {
    needs: 'content.write',
    form: drawnCategory,
    empty: { name: {} },
    send: sentBy(NewsCategoryForm, (body, once) => call(createNewsCategory, { body }, once)),
  },
});
