import type { PeopleFilter, PeopleSort, PersonRow } from '@vitrine/contract/identity';
import { locales, matchLocale, type SheetFormat } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendSheet } from '../../platform/sheets/index.ts';
import { choiceWords } from './choice-words.ts';
import { listPeople } from './list-people.ts';

/** The list of people as a sheet in the actor's language (ADM-02). */
export function exportPeople(
  platform: Platform,
  actor: Actor,
  { query, reply }: { query: PeopleFilter & { sort: PeopleSort; format: SheetFormat }; reply: FastifyReply },
): Promise<FastifyReply> {
  const words = choiceWords[matchLocale(actor.locale, locales)];
  const { format: _format, ...list } = query;
  return sendSheet(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'people',
      words: words.exports.people,
      page: (ask) => listPeople(platform, actor, { ...list, ...ask }),
      cells: (row: PersonRow) => ({
        fullName: row.fullName,
        userName: row.userName,
        email: row.email,
        roles: row.roles.map((role) => words.roles[role]).join(', '),
        programRole: row.programRole && words.programRoles[row.programRole],
        status: words.personStatuses[row.status],
        programStatus: words.personStatuses[row.programStatus],
        country: row.country,
        city: row.city,
        groups: row.groups.join(', '),
        joinedAt: row.joinedAt,
        lastSeenAt: row.lastSeenAt,
      }),
    },
  });
}
