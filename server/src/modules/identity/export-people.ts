import { Readable } from 'node:stream';
import { matchLocale, locales, type Locale } from '@vitrine/domain/kernel';
import type { PeopleFilter, PeopleSort, PersonRow } from '@vitrine/contract/identity';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { choiceWords } from './choice-words.ts';
import type { Place } from './directory/find-members.ts';
import { findPeople } from './people.ts';
import { sheetLine } from './sheet-line.ts';

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
    yield `\uFEFF${sheetLine(Object.values(choiceWords[locale].columns), locale)}`;
    let place: Place | undefined;
    for (;;) {
      const found = await findPeople(db.read(), actor, { filter, sort, place, limit: batch });
      if (found.length > 0) yield found.map(({ row }) => (row ? sheetLine(cellsOf(row, locale), locale) : '')).join('');
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
