import { Readable } from 'node:stream';
import { matchLocale, locales, type Locale } from '@vitrine/domain/kernel';
import type { PeopleFilter, PeopleSort, PersonRow } from '@vitrine/contract/identity';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { choiceWords } from './choice-words.ts';
import type { Place } from './directory/find-members.ts';
import { findPeople } from './people.ts';

const batch = 500;

/** The list of people as CSV in the actor's language, read and sent in batches, so that a client of 100,000 fits into little memory. */
export function exportPeople(
  { db }: Pick<Platform, 'db'>,
  actor: Actor,
  { sort, ...filter }: PeopleFilter & { sort: PeopleSort },
): Readable {
  const locale = matchLocale(actor.locale, locales);
  return Readable.from(lines());

  async function* lines() {
    // The mark by which Excel knows that the file is UTF-8.
    yield `\uFEFF${lineOf(Object.values(choiceWords[locale].columns), locale)}`;
    let place: Place | undefined;
    for (;;) {
      const found = await findPeople(db.read(), actor, { filter, sort, place, limit: batch });
      if (found.length > 0) yield found.map(({ row }) => (row ? lineOf(cellsOf(row, locale), locale) : '')).join('');
      if (found.length < batch) return;
      place = found.at(-1)?.place;
    }
  }
}

function cellsOf(row: PersonRow, locale: Locale): string[] {
  const words = choiceWords[locale];
  return [
    row.fullName,
    row.userName,
    row.email,
    row.roles.map((role) => words.roles[role]).join(', '),
    row.programRole ? words.programRoles[row.programRole] : '',
    words.personStatuses[row.status],
    row.country,
    row.city,
    row.groups.join(', '),
    row.lastSeenAt ?? '',
  ];
}

/** Spreadsheets of the language split at this sign when a file is opened by a double click. */
const lineOf = (cells: readonly string[], locale: Locale) => `${cells.map(cellOf).join(locale === 'en-US' ? ',' : ';')}\r\n`;

/** A cell that begins like a formula would be run by the spreadsheet: the apostrophe makes it text. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
