/** What a column of a spreadsheet may stand for (ADM-02, PRO-02); each is a field of the person's form, or of their place in the client. */
export const importFields = [
  'userName',
  'fullName',
  'name',
  'lastName',
  'email',
  'documentKind',
  'document',
  'phone',
  'birthday',
  'gender',
  'country',
  'state',
  'city',
  'area',
  'language',
  'roles',
  'programRole',
  'programStatus',
  'store',
  'groups',
  'tags',
] as const;
export type ImportField = (typeof importFields)[number];

/** What an import writes into a row, by its column, as the field that it came from: taken back unless it changed again since. */
export const undoneFields: Readonly<Record<string, ImportField>> = {
  full_name: 'fullName',
  last_name: 'lastName',
  email: 'email',
  document_kind: 'documentKind',
  document: 'document',
  phone: 'phone',
  birthday: 'birthday',
  gender: 'gender',
  country: 'country',
  state: 'state',
  city: 'city',
  language_id: 'language',
  roles: 'roles',
  program_role: 'programRole',
  status: 'programStatus',
  branch: 'store',
};

export const importEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type ImportEncoding = (typeof importEncodings)[number];

export const importDelimiters = [';', ',', '\t'] as const;
export type ImportDelimiter = (typeof importDelimiters)[number];

export const importFormats = ['csv', 'xlsx'] as const;
export type ImportFormat = (typeof importFormats)[number];

/** What becomes of a line: somebody new, somebody who changes, somebody who is so already, or nobody, with a reason. */
export const importVerdicts = ['new', 'changes', 'same', 'bad'] as const;
export type ImportVerdict = (typeof importVerdicts)[number];

/** Lines that one file may have; beyond it, it is several files. */
export const importLinesAtMost = 200_000;

/** Of an import as a whole. */
export const importRefusals = [
  'import_not_ready',
  'import_over',
  'columns_missing',
  'column_twice',
  'encoding_mixed',
  'encoding_broken',
  'sheet_unreadable',
  'sheet_empty',
  'sheet_too_large',
  'too_many_lines',
] as const;
export type ImportRefusal = (typeof importRefusals)[number];

/** Of one line, beside what the person's form refuses. */
export const importLineRefusals = [
  'formula_refused',
  'twice_in_file',
  'cell_unreadable',
  'changed_since',
  'area_of_other_country',
  'email_or_document',
] as const;
export type ImportLineRefusal = (typeof importLineRefusals)[number];
