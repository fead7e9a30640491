import { call, callFile } from '@vitrine/client';
import {
  createLibraryCategory,
  exportItems,
  exportLibraryCategories,
  getLibraryCategory,
  ItemForm,
  ItemRow,
  LibraryCategoryForm,
  LibraryCategoryRow,
  listItems,
  listLibraryCategories,
  saveLibraryCategory,
} from '@vitrine/contract/library';
import { z } from 'zod';
import { described, openedBy, resource, sentBy } from '../../shared/resource/index.ts';
import { FileSize, KindSign } from './kind-sign.tsx';
import classes from './library.module.css';

/** Files of the library; the folder comes from the tree beside the list. */
export const items = resource<ItemRow, ItemForm>({
  room: 'library',
  name: 'items',
  inner: 'item',
  row: described(ItemRow, {
    title: { column: 'shown' },
    kind: { column: 'optional', isFilter: true },
    fileName: { column: 'optional' },
    folder: { column: 'optional' },
    category: { column: 'shown' },
    versionNumber: { column: 'shown' },
    bytes: { column: 'shown' },
    isMustRead: { column: 'shown' },
    isLimited: { column: 'optional' },
    updatedAt: { column: 'shown' },
  }).extend({
    state: z.enum(['shown', 'retired']).meta({ isFilter: 'more' }),
    folderId: z.string().meta({ kind: 'choice', isFilter: 'more' }),
  }),
  form: ItemForm,
  drawn: ItemForm,
  titleOf: ({ title }) => title,
  list: (ask) => call(listItems, { query: listItems.query.parse(ask) }),
  export: (ask) => callFile(exportItems, { query: exportItems.query.parse(ask) }),
  cells: {
    title: ({ title, kind, fileName }) => (
      <span className={classes.file}>
        <KindSign kind={kind} />
        <span>
          {title || fileName}
          <small>{fileName}</small>
        </span>
      </span>
    ),
    bytes: ({ bytes }) => <FileSize bytes={bytes} />,
  },
});

const drawnCategory = described(LibraryCategoryForm, { name: { limit: 80 } });
const openedCategory = openedBy('category');
export const categories = resource<LibraryCategoryRow, LibraryCategoryForm>({
  room: 'library',
  name: 'categories',
  inner: 'category',
  row: described(LibraryCategoryRow, { name: { column: 'shown' }, files: { column: 'shown' } }),
  form: LibraryCategoryForm,
  drawn: drawnCategory,
  list: (ask) => call(listLibraryCategories, { query: listLibraryCategories.query.parse(ask) }),
  export: (ask) => callFile(exportLibraryCategories, { query: exportLibraryCategories.query.parse(ask) }),
  titleOf: ({ name }) => name,
  read: (categoryId) => call(getLibraryCategory, { params: { categoryId } }).then(openedCategory),
  save: (categoryId, version, _whole, { now: category, was }) =>
    call(saveLibraryCategory, { params: { categoryId }, body: { version, category, was } }).then(openedCategory),
  create: {
    needs: 'content.write',
    form: drawnCategory,
    empty: { name: {} },
    send: sentBy(LibraryCategoryForm, (body, once) => call(createLibraryCategory, { body }, once)),
  },
});
