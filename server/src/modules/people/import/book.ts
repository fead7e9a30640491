import { documentKinds, genders, mayGrant, personStatuses, programRoles, roles, type Role } from '@vitrine/domain/identity';
import { plainName, type ImportField } from '@vitrine/domain/people/import';
import { languages, locales } from '@vitrine/domain/kernel';
import type { Reader } from '../../../platform/database/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listCountries, parseText } from '../../tenancy/index.ts';
import { choiceWords } from '../../identity/index.ts';
import { peopleWords } from '../words.ts';
import type { Importer } from './importer.ts';

type Words = ReadonlyMap<string, string>;
/** What the words of a spreadsheet stand for, and what holds where a line says nothing. */
export type Book = {
  words: Partial<Record<ImportField, Words>>;
  /** The countries of each area. */
  areas: ReadonlyMap<string, readonly string[]>;
  country: string;
  today: string;
  mayGive(roles: readonly Role[]): boolean;
};

/** Words of every language: whoever fills in the spreadsheet need not speak the importer's. */
export async function openBook({ db, clock }: Pick<Platform, 'db' | 'clock'>, importer: Importer): Promise<Book> {
  const [groups, tags, countries, areas] = await Promise.all([
    groupWords(db.read(), importer),
    tagWords(db.read(), importer),
    countryWords(db),
    areasOf(db.read(), importer),
  ]);
  const named = (field: 'genders' | 'roles' | 'programRoles' | 'personStatuses') =>
    locales.flatMap((locale) => Object.entries(choiceWords[locale][field]).map(([value, word]): Pair => [word, value]));
  return {
    words: {
      gender: wordsOf(genders, named('genders')),
      roles: wordsOf(roles, named('roles')),
      programRole: wordsOf(programRoles, named('programRoles')),
      programStatus: wordsOf(personStatuses, [
        ...named('personStatuses'),
        ...locales.flatMap((locale) =>
          Object.entries(peopleWords[locale].exports.people.statuses).map(([value, word]): Pair => [word, value]),
        ),
      ]),
      documentKind: wordsOf(
        documentKinds,
        ['Outro', 'Otro', 'Autre'].map((word): Pair => [word, 'other']),
      ),
      language: wordsOf(
        languages.map(({ id }) => String(id)),
        languages.flatMap(({ id, locale, name }) => [locale, locale.slice(0, 2), name].map((word): Pair => [word, String(id)])),
      ),
      country: wordsOf([], countries),
      area: wordsOf([], pairsOf(areas)),
      groups: wordsOf([], groups),
      tags: wordsOf([], tags),
    },
    areas: new Map(areas.map(({ id, countries: of }) => [id, of])),
    country: importer.country,
    today: clock.now().slice(0, 10),
    mayGive: (wanted) => mayGrant(importer.roles, wanted),
  };
}

type Pair = [word: string, value: string];

/** A value's own name wins over a word that reads like it, and of two things of one name the first. */
const wordsOf = (values: readonly string[], words: readonly Pair[]): Words =>
  new Map([...words.toReversed(), ...values.map((value): Pair => [value, value])].map(([word, value]) => [plainName(word), value]));

const pairsOf = (rows: readonly { id: string; name: unknown }[]): Pair[] =>
  rows.flatMap(({ id, name }) => Object.values(parseText(name)).map((word): Pair => [word, id]));

const areasOf = (db: Reader, { tenantId }: Importer) =>
  db.selectFrom('identity.area').select(['id', 'name', 'countries']).where('tenant_id', '=', tenantId).orderBy('position').execute();

const groupWords = async (db: Reader, { tenantId }: Importer): Promise<Pair[]> =>
  pairsOf(
    await db.selectFrom('identity.member_group').select(['id', 'name']).where('tenant_id', '=', tenantId).orderBy('position').execute(),
  );

const tagWords = async (db: Reader, { tenantId }: Importer): Promise<Pair[]> =>
  pairsOf(await db.selectFrom('identity.tag').select(['id', 'name']).where('tenant_id', '=', tenantId).orderBy('position').execute());

async function countryWords(db: Platform['db']): Promise<Pair[]> {
  const lists = await Promise.all(locales.map((locale) => listCountries({ db }, locale)));
  return lists.flat().flatMap(({ code, name }): Pair[] => [
    [name, code],
    [code, code],
  ]);
}
