import { PersonForm } from '@vitrine/contract/identity';
import { documentKindOf, documentKinds, foldedName, joinedName, normaliseDocument, roles as knownRoles } from '@vitrine/domain/identity';
import { dayOf, isFormula, namesIn, plainName, withLeadingZeros, type ImportField } from '@vitrine/domain/people/import';
import { isParticipantText, participantTextLimit } from '@vitrine/domain/kernel';
import { statesOf } from '@vitrine/domain/identity/places';
import { judgePhone } from '@vitrine/domain/identity/phones';
import { isDocumentValid } from '@vitrine/domain/identity/registration';
import type { z } from 'zod';
import type { Book } from './book.ts';
import type { CsvLine } from './csv-line.ts';

type Columns = readonly (ImportField | null)[];
/** A line in our words, by the names of the columns that keep it; what it does not say is not there. */
export type ReadLine = {
  user_name?: string;
  name_document?: string;
  email?: string;
  full_name?: string;
  last_name?: string;
  document_kind?: string;
  document?: string;
  phone?: string;
  birthday?: string;
  gender?: string;
  country?: string;
  state?: string;
  city?: string;
  language_id?: number;
  roles?: string[];
  program_role?: string;
  program_status?: string;
  branch?: string;
  group_ids?: string[];
  tag_ids?: string[];
};
/** `number` is what the reason is told with: the other line that says the same, or the limit that a text does not keep. */
export type Fault = { refusal: string; field: ImportField; number?: number | undefined };
export type JudgedLine = { values: ReadLine; fault: Fault | null };

class CellFault extends Error {
  readonly fault: Fault;
  constructor(refusal: string, field: ImportField, number?: number) {
    super(refusal);
    this.fault = { refusal, field, number };
  }
}

/**
 * What a line says, judged by itself: shapes as in the person's form, words of four languages, documents and phones by their country. The first fault in the order of the
 * columns is its reason. An empty cell says nothing. A line without a user name means the person of its document (`name-lines.ts`).
 */
export function judgeCells(line: CsvLine, { columns, book }: { columns: Columns; book: Book }): JudgedLine {
  const values: ReadLine = {};
  try {
    const said = saidBy(line, columns);
    for (const [field, cell] of said) readers[field](values, { cell, field, said, book, is1904: line.is1904 ?? false });
    if (values.user_name === undefined && values.document === undefined) throw new CellFault('required', 'userName');
    return { values, fault: null };
  } catch (fault) {
    if (fault instanceof CellFault) return { values, fault: fault.fault };
    throw fault;
  }
}

function saidBy({ cells, formulas }: CsvLine, columns: Columns): Map<ImportField, string> {
  const said = new Map<ImportField, string>();
  columns.forEach((field, place) => {
    const cell = (cells[place] ?? '').normalize('NFC').trim();
    if (field === null) return;
    if (formulas?.has(place) || isFormula(cell)) throw new CellFault('formula_refused', field);
    if (/[\p{Cc}\p{Cs}\uFFFD]/u.test(cell.replaceAll(/[\t\r\n]/g, ' '))) throw new CellFault('cell_unreadable', field);
    if (cell !== '') said.set(field, cell.replaceAll(/\s+/g, ' '));
  });
  return said;
}

type Asked = { cell: string; field: ImportField; said: ReadonlyMap<ImportField, string>; book: Book; is1904: boolean };
type Reader = (values: ReadLine, asked: Asked) => void;
type Shape = keyof typeof PersonForm.shape;

/** The value if the form takes it; else the code that the form would show. */
function shaped(shape: Shape, value: unknown, field: ImportField): void {
  const [issue] = PersonForm.shape[shape].safeParse(value).error?.issues ?? [];
  if (issue) throw new CellFault(/^[a-z_]+$/.test(issue.message) ? issue.message : 'invalid', field, limitOf(issue));
}

function limitOf(issue: z.core.$ZodIssue): number | undefined {
  const limit = issue.code === 'too_big' ? issue.maximum : issue.code === 'too_small' ? issue.minimum : undefined;
  return typeof limit === 'number' ? limit : undefined;
}

function named({ cell, field, book }: Asked): string {
  const found = book.words[field]?.get(plainName(cell));
  if (found === undefined) throw new CellFault('unknown_name', field);
  return found;
}

const severalNamed = (asked: Asked): string[] => [...new Set(namesIn(asked.cell).map((cell) => named({ ...asked, cell })))].sort();
/** The country of a line; where it says none, that of its area, if it is of one alone. */
const countryOf = ({ said, book }: Asked) =>
  book.words.country?.get(plainName(said.get('country') ?? '')) ?? onlyCountry({ said, book }) ?? book.country;

function onlyCountry({ said, book }: Pick<Asked, 'said' | 'book'>): string | undefined {
  const [country, ...others] = said.has('country')
    ? []
    : (book.areas.get(book.words.area?.get(plainName(said.get('area') ?? '')) ?? '') ?? []);
  return others.length === 0 ? country : undefined;
}

const wholeName: Reader = (values, { cell, field, said }) => {
  const name = said.get('fullName') ?? joinedName({ name: said.get('name') ?? '', lastName: said.get('lastName') ?? '' });
  shaped('fullName', name, field);
  values.full_name = name;
  if (field === 'lastName' && name.endsWith(cell)) values.last_name = cell;
};

const readers: Record<ImportField, Reader> = {
  userName: (values, { cell, field }) => {
    shaped('userName', cell, field);
    values.user_name = foldedName(cell);
    const alike = normaliseDocument(cell);
    if (alike !== '') values.name_document = alike;
  },
  fullName: wholeName,
  name: wholeName,
  lastName: wholeName,
  email: (values, { cell, field }) => {
    shaped('email', cell, field);
    values.email = cell;
  },
  documentKind: (values, asked) => {
    values.document_kind = named(asked);
  },
  document: (values, asked) => {
    const { cell, field, said, book } = asked;
    const country = countryOf(asked);
    const told = said.has('documentKind') ? book.words.documentKind?.get(plainName(said.get('documentKind') ?? '')) : undefined;
    const kind = documentKinds.find((one) => one === told) ?? documentKindOf(country);
    const document = withLeadingZeros({ kind, document: normaliseDocument(cell) });
    shaped('document', document, field);
    if (!isDocumentValid({ kind, document, country })) throw new CellFault('document_invalid', field);
    values.document_kind = kind;
    values.document = document;
  },
  phone: (values, asked) => {
    const judged = judgePhone({ typed: asked.cell, country: countryOf(asked) });
    if (!judged.ok) throw new CellFault(judged.refusal, asked.field);
    values.phone = judged.phone;
  },
  birthday: (values, { cell, field, book, is1904 }) => {
    const day = dayOf(cell, { is1904 });
    shaped('birthday', day, field);
    if (day >= book.today) throw new CellFault('not_in_past', field);
    values.birthday = day;
  },
  gender: (values, asked) => {
    values.gender = named(asked);
  },
  country: (values, asked) => {
    values.country = named(asked);
  },
  state: (values, asked) => {
    const states = statesOf(countryOf(asked));
    const meant = plainName(asked.cell);
    const state = states.find(({ code, name }) => plainName(code) === meant || plainName(name) === meant);
    if (states.length > 0 && !state) throw new CellFault('unknown_name', asked.field);
    if (!isParticipantText(asked.cell)) throw new CellFault('text_too_long', asked.field, participantTextLimit);
    values.state = state?.code ?? asked.cell;
  },
  // Whom an area takes in is said by the country that they are in.
  area: (values, asked) => {
    const countries = asked.book.areas.get(named(asked)) ?? [];
    if (asked.said.has('country')) {
      if (!countries.includes(countryOf(asked))) throw new CellFault('area_of_other_country', asked.field);
      return;
    }
    const country = onlyCountry(asked);
    if (country === undefined) throw new CellFault('required', 'country');
    values.country = country;
  },
  store: (values, { cell, field }) => {
    if (!isParticipantText(cell)) throw new CellFault('text_too_long', field, participantTextLimit);
    values.branch = cell;
  },
  city: (values, { cell, field }) => {
    shaped('city', cell, field);
    values.city = cell;
  },
  language: (values, asked) => {
    values.language_id = Number(named(asked));
  },
  roles: (values, asked) => {
    const wanted = severalNamed(asked);
    const roles = knownRoles.filter((role) => wanted.includes(role));
    if (!asked.book.mayGive(roles)) throw new CellFault('role_above_yours', asked.field);
    values.roles = roles;
  },
  programRole: (values, asked) => {
    values.program_role = named(asked);
  },
  programStatus: (values, asked) => {
    values.program_status = named(asked);
  },
  groups: (values, asked) => {
    values.group_ids = severalNamed(asked);
  },
  tags: (values, asked) => {
    values.tag_ids = severalNamed(asked);
  },
};
