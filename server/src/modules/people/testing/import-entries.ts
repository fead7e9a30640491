import type { Entry } from '../../../isolation/entry.ts';

const of = (b: { importId: string }) => ({ importId: b.importId });

/** People from a spreadsheet: another client's import, and another client's file. */
export const importEntries: Record<string, Entry> = {
  listPeopleImports: { asks: (b) => [{ query: { limit: 100 } }, { query: { after: b.cursor } }] },
  beginPeopleImport: { asks: (b) => [{ body: { fileId: b.fileId } }, { body: { fileId: b.spreadsheetId } }] },
  getPeopleImport: { asks: (b) => [{ params: of(b) }] },
  mapPeopleImport: {
    asks: (b) => [{ params: of(b), body: { encoding: 'utf-8', delimiter: ';', columns: ['userName', 'fullName', 'email'] } }],
  },
  steerPeopleImport: { asks: (b) => ['dryRun', 'apply', 'undo', 'cancel'].map((act) => ({ params: { ...of(b), act } })) },
  previewImportUndo: { asks: (b) => [{ params: of(b) }] },
  listImportLines: {
    asks: (b) => [
      { params: of(b), query: { limit: 100 } },
      { params: of(b), query: { verdict: 'new' } },
    ],
  },
  makeImportCodes: { asks: (b) => [{ params: of(b), body: { isRenewing: true } }] },
  exportImportReasons: { asks: (b) => [{ params: of(b) }] },
};
