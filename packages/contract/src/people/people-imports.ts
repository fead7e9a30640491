/** The import of people: a spreadsheet is read, tried in a dry run line by line, applied, and taken back (ADM-02). */
import {
  importActs,
  importDelimiters,
  importEncodings,
  importFields,
  importFormats,
  importRefusals,
  importStates,
  importVerdicts,
} from '@vitrine/domain/people/import';
import { z } from 'zod';
import { endpoint, Id, Instant, pageOf, PageQuery } from '../kernel/index.ts';

const write = { needs: 'people.write', refusals: importRefusals } as const;
const count = z.int().nonnegative();

export const ImportRow = z.object({
  id: Id,
  fileName: z.string(),
  state: z.enum(importStates),
  who: z.string(),
  createdAt: Instant,
  /** Persons that came in, and persons that were changed; what was taken back is not counted. */
  created: count,
  changed: count,
});
export type ImportRow = z.infer<typeof ImportRow>;

/** What each column stands for; null for what is not imported. */
export const ImportColumns = z.array(z.enum(importFields).nullable()).max(200, 'too_many');

export const PeopleImport = ImportRow.extend({
  format: z.enum(importFormats),
  /** Null for a spreadsheet that says itself how it is read. */
  encoding: z.enum(importEncodings).nullable(),
  delimiter: z.enum(importDelimiters).nullable(),
  header: z.array(z.string()),
  columns: ImportColumns,
  /** The first lines, a cell a column. */
  samples: z.array(z.array(z.string())),
  /** Why the file as a whole cannot be taken; `line` 0 is the whole of it. */
  problem: z.object({ refusal: z.enum(importRefusals), line: count }).nullable(),
  /** An earlier import of the very same file. */
  sameAs: z.object({ id: Id, createdAt: Instant, state: z.enum(importStates) }).nullable(),
  /** Lines read so far, whether that is all of them, and through how many the running step is. */
  progress: z.object({ read: count, isRead: z.boolean(), done: count }),
  verdicts: z.object({ new: count, changes: count, same: count, bad: count }),
  /** Of those who are new: who has no e-mail and gets in by a code to their phone, and who needs one that is handed out (LOG-09). */
  withoutEmail: z.object({ byPhone: count, byCode: count }),
  /** Lines whose writing was taken back, and those that could not be, for they changed since. */
  undone: count,
  kept: count,
  /** When its lines and its spreadsheet go, as long as nothing happens to it: until then it can be taken back. Null once they are gone: it is over. */
  keptUntil: Instant.nullable(),
  can: z.object({ map: z.boolean(), dryRun: z.boolean(), apply: z.boolean(), undo: z.boolean(), cancel: z.boolean() }),
});
export type PeopleImport = z.infer<typeof PeopleImport>;

export const ImportLine = z.object({
  line: count,
  /** The whole name and the user name as the line says them. */
  fullName: z.string(),
  userName: z.string(),
  verdict: z.enum(importVerdicts),
  /** Why it is not taken, or was not taken back, and at which field. */
  refusal: z.string().nullable(),
  field: z.enum(importFields).nullable(),
  /** What the reason is told with: the other line that says the same, or the limit that a text does not keep. */
  number: count.nullable(),
  /** What stands in that column. */
  value: z.string(),
});
export type ImportLine = z.infer<typeof ImportLine>;

const oneImport = z.object({ importId: Id });

export const listPeopleImports = endpoint({
  method: 'GET',
  path: '/console/people-imports',
  needs: 'people.write',
  query: PageQuery,
  answer: pageOf(ImportRow),
  summary: 'Imports of people, newest first',
});

export const beginPeopleImport = endpoint({
  ...write,
  method: 'POST',
  path: '/console/people-imports',
  /** A file that the person uploaded themselves for the purpose `sheet`. */
  body: z.object({ fileId: Id }),
  answer: z.object({ id: Id }),
  refusals: [...importRefusals, 'file_missing', 'file_of_wrong_kind'],
  summary: 'Reads the head of a spreadsheet and guesses its columns',
});

export const getPeopleImport = endpoint({
  method: 'GET',
  path: '/console/people-imports/:importId',
  needs: 'people.write',
  params: oneImport,
  answer: PeopleImport,
  summary: 'An import, how far it is and what may be done with it',
});

export const mapPeopleImport = endpoint({
  ...write,
  method: 'PUT',
  path: '/console/people-imports/:importId/columns',
  params: oneImport,
  /** With another encoding or delimiter the head is read anew, and the columns are guessed where they are other ones. */
  body: z.object({
    encoding: z.enum(importEncodings).nullable(),
    delimiter: z.enum(importDelimiters).nullable(),
    columns: ImportColumns,
  }),
  answer: PeopleImport,
  summary: 'Says how a spreadsheet is read and what its columns stand for',
});

export const steerPeopleImport = endpoint({
  ...write,
  method: 'POST',
  path: '/console/people-imports/:importId/:act',
  params: oneImport.extend({ act: z.enum(importActs).extract(['dryRun', 'apply', 'undo', 'cancel']) }),
  answer: PeopleImport,
  summary: 'Makes a dry run of, applies, takes back or gives up an import; said again while it runs, it goes on where it stood',
});

export const ImportUndo = z.object({
  /** Persons who came in by it and go, and persons whose fields go back to what they were. */
  removed: count,
  restored: count,
  /** Persons who came in by it and stay: they chose a password or logged in, or were edited since. */
  cameIn: count,
  edited: count,
  /** Fields that the import wrote and that changed again since, which stay, with how many persons. */
  fields: z.array(z.object({ field: z.enum(importFields), count })),
});
export type ImportUndo = z.infer<typeof ImportUndo>;

export const previewImportUndo = endpoint({
  method: 'GET',
  path: '/console/people-imports/:importId/undo',
  needs: 'people.write',
  params: oneImport,
  answer: ImportUndo,
  summary: 'What taking an import back would do now, and what would stay',
});

export const listImportLines = endpoint({
  method: 'GET',
  path: '/console/people-imports/:importId/lines',
  needs: 'people.write',
  params: oneImport,
  /** `kept`: those that could not be taken back. */
  query: PageQuery.extend({ verdict: z.enum([...importVerdicts, 'kept']).optional() }),
  answer: pageOf(ImportLine),
  summary: 'Lines of an import with what becomes of them',
});

/** So many cards are made at once; asked again, the next ones are. */
export const cardsAtOnce = 500;

export const AccessCard = z.object({
  memberId: Id,
  fullName: z.string(),
  userName: z.string(),
  store: z.string(),
  /** Shown this once. */
  code: z.string(),
});
export type AccessCard = z.infer<typeof AccessCard>;

export const makeImportCodes = endpoint({
  method: 'POST',
  path: '/console/people-imports/:importId/access-codes',
  needs: 'people.write',
  params: oneImport,
  /** `isRenewing`: whoever has a code that still opens something gets another one too; `after`: the place that the last answer ended at. */
  body: z.object({ isRenewing: z.boolean(), after: count.default(0) }),
  /** The answer holds codes, and is kept nowhere (decision 057). */
  keyed: false,
  answer: z.object({
    cards: z.array(AccessCard),
    expiresAt: Instant,
    /** How many have a code already that still opens something, and got none. */
    had: count,
    /** Where the next ones begin; null at the end. */
    next: count.nullable(),
  }),
  refusals: importRefusals,
  summary: 'Makes codes for the first access of people whom an import brought in without an e-mail and a phone, shown once',
});

export const exportImportReasons = endpoint({
  method: 'GET',
  path: '/console/people-imports/:importId/reasons',
  needs: 'people.write',
  params: oneImport,
  answer: z.string(),
  answersFile: true,
  summary: 'The lines that were not taken, as they came, each with its reason, as CSV',
});
