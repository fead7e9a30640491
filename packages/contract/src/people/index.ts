/** The people of a client as their list shows, exports, imports and changes them, many at once. */
export { getPersonAbout, PersonAbout } from './person-page.ts';
export { countPeople, exportPeople, listPeople, PeopleFilter, PeopleSort, PersonRow } from './people-list.ts';
export {
  AccessCard,
  beginPeopleImport,
  cardsAtOnce,
  exportImportReasons,
  getPeopleImport,
  ImportLine,
  ImportRow,
  listImportLines,
  listPeopleImports,
  makeImportCodes,
  mapPeopleImport,
  ImportUndo,
  PeopleImport,
  previewImportUndo,
  steerPeopleImport,
} from './people-imports.ts';
export { applyBulkChange, BulkAction, BulkChange, BulkRow, BulkWhom, getBulkChange, listBulkChanges, previewBulkChange } from './bulk.ts';
