import { call, callFile } from '@vitrine/client';
import {
  createFaqCategory,
  createFaqEntry,
  exportFaqCategories,
  exportFaqEntries,
  FaqCategoryForm,
  FaqCategoryRow,
  FaqForm,
  FaqRow,
  getFaqCategory,
  getFaqEntry,
  listFaqCategories,
  listFaqEntries,
  saveFaqCategory,
  saveFaqEntry,
  type FaqDetail,
} from '@vitrine/contract/support';
import { described, openedBy, resource, sentBy, type Opened } from '../../../shared/resource/index.ts';
import { FaqPreview } from './faq-preview.tsx';

const drawn = described(FaqForm, {
  categoryId: { kind: 'choice' },
  question: { limit: 160 },
  answer: { limit: 4_000, rows: 6 },
  isPublic: {},
  position: {},
});

export const opened = (detail: FaqDetail): Opened<FaqForm> => openedBy('entry')(detail);

/** Questions of the client, as lists and forms know them. */
export const entries = resource<FaqRow, FaqForm>({
  room: 'support',
  name: 'faq',
  inner: 'entry',
  row: described(FaqRow, {
    question: { column: 'shown' },
    category: { column: 'shown' },
    state: { column: 'shown', isFilter: true },
    isPublic: { column: 'shown' },
    helped: { column: 'shown' },
    unhelped: { column: 'shown' },
    position: { column: 'optional' },
    updatedAt: { column: 'optional' },
  }),
  form: FaqForm,
  drawn,
  list: (ask) => call(listFaqEntries, { query: listFaqEntries.query.parse(ask) }),
  export: (ask) => callFile(exportFaqEntries, { query: exportFaqEntries.query.parse(ask) }),
  titleOf: ({ question }) => question,
  read: (entryId) => call(getFaqEntry, { params: { entryId } }).then(opened),
  save: (entryId, version, _whole, { now: entry, was }) =>
    call(saveFaqEntry, { params: { entryId }, body: { version, entry, was } }).then(opened),
  hint: FaqPreview,
  create: {
    needs: 'content.write',
    form: drawn,
    empty: { categoryId: '', question: {}, answer: {}, isPublic: false, position: 0 },
    send: sentBy(FaqForm, (body, once) => call(createFaqEntry, { body }, once)),
  },
});

const drawnCategory = described(FaqCategoryForm, { name: { limit: 60 }, position: {} });
const openedCategory = openedBy('category');

export const categories = resource<FaqCategoryRow, FaqCategoryForm>({
  room: 'support',
  name: 'categories',
  inner: 'category',
  row: described(FaqCategoryRow, { name: { column: 'shown' }, entries: { column: 'shown' }, position: { column: 'shown' } }),
  form: FaqCategoryForm,
  drawn: drawnCategory,
  list: (ask) => call(listFaqCategories, { query: listFaqCategories.query.parse(ask) }),
  export: (ask) => callFile(exportFaqCategories, { query: exportFaqCategories.query.parse(ask) }),
  titleOf: ({ name }) => name,
  read: (categoryId) => call(getFaqCategory, { params: { categoryId } }).then(openedCategory),
  save: (categoryId, version, _whole, { now: category, was }) =>
    call(saveFaqCategory, { params: { categoryId }, body: { version, category, was } }).then(openedCategory),
  create: {
    needs: 'content.write',
    form: drawnCategory,
    empty: { name: {}, position: 0 },
    send: sentBy(FaqCategoryForm, (body, once) => call(createFaqCategory, { body }, once)),
  },
});
