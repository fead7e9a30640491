import type * as wire from '@vitrine/contract/identity';
import { locales, matchLocale, textIn } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendExport } from '../../../platform/exports/index.ts';
import { choiceWords } from '../choice-words.ts';
import { listGroupMembers, listTagMembers } from './belonging.ts';
import { getGroup } from './groups.ts';
import { getTag } from './tags.ts';

type Query = z.output<(typeof wire.exportGroupMembers | typeof wire.exportTagMembers)['query']>;
const localeOf = (actor: Actor) => matchLocale(actor.locale, locales);
const wordsOf = (actor: Actor) => choiceWords[localeOf(actor)].exports;

/** Who is in a group, and who is not, as an export (ADM-02, CLI-09). The audit log keeps which group it was. Refuses `not_found`. */
export async function exportGroupMembers(
  platform: Platform,
  actor: Actor,
  { groupId, query, reply }: { groupId: string; query: Query; reply: FastifyReply },
): Promise<FastifyReply> {
  const { group } = await getGroup(platform.db.read(), actor, { groupId });
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'group_members',
      within: { groupId, of: textIn(group.name, localeOf(actor)) },
      words: wordsOf(actor).groupMembers,
      page: (ask) => listGroupMembers(platform, actor, { groupId, ...query, ...ask }),
      cells: ({ fullName, email, isIn, isByRule }: wire.BelongingRow) => ({ fullName, email, isIn, isByRule }),
    },
  });
}

/** Who has a tag, and who has not, as an export (ADM-02, CLI-09). The audit log keeps which tag it was. Refuses `not_found`. */
export async function exportTagMembers(
  platform: Platform,
  actor: Actor,
  { tagId, query, reply }: { tagId: string; query: Query; reply: FastifyReply },
): Promise<FastifyReply> {
  const { tag } = await getTag(platform.db.read(), actor, { tagId });
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'tag_members',
      within: { tagId, of: textIn(tag.name, localeOf(actor)) },
      words: wordsOf(actor).tagMembers,
      page: (ask) => listTagMembers(platform, actor, { tagId, ...query, ...ask }),
      cells: ({ fullName, email, isIn }: wire.BelongingRow) => ({ fullName, email, isIn }),
    },
  });
}
