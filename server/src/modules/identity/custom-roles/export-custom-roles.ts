import type { BelongingRow, CustomRoleRow } from '@vitrine/contract/identity';
import { locales, matchLocale, textIn, type ExportFormat } from '@vitrine/domain/kernel';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendExport } from '../../../platform/exports/index.ts';
import { choiceWords } from '../choice-words.ts';
import { permissionWord } from '../permission-words.ts';
import { getCustomRole, listCustomRoles } from './custom-roles.ts';
import { listCustomRoleMembers } from './role-members.ts';

type Query = { search?: string | undefined; isIn?: boolean | undefined; format: ExportFormat };
type Ask = { query: Query; reply: FastifyReply };
const localeOf = (actor: Actor) => matchLocale(actor.locale, locales);

/** Roles of the client as an export (ADM-02). */
export const exportCustomRoles = (platform: Platform, actor: Actor, { query, reply }: Ask): Promise<FastifyReply> =>
  sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'custom_roles',
      words: choiceWords[localeOf(actor)].exports.customRoles,
      page: (ask) => listCustomRoles(platform, actor, { search: query.search, ...ask }),
      cells: ({ name, permissions, members }: CustomRoleRow) => ({
        name,
        permissions: permissions.map((permission) => permissionWord(localeOf(actor), permission)).join(', '),
        members,
      }),
    },
  });

/** Who has a role, and who has not, as an export (ADM-02, CLI-06). The audit log keeps which role it was. Refuses `not_found`. */
export async function exportCustomRoleMembers(
  platform: Platform,
  actor: Actor,
  { roleId, query, reply }: Ask & { roleId: string },
): Promise<FastifyReply> {
  const { role } = await getCustomRole(platform.db.read(), actor, { roleId });
  return sendExport(platform, actor, {
    reply,
    query,
    sheet: {
      name: 'role_members',
      within: { roleId, of: textIn(role.name, localeOf(actor)) },
      words: choiceWords[localeOf(actor)].exports.roleMembers,
      page: (ask) => listCustomRoleMembers(platform, actor, { roleId, ...query, ...ask }),
      cells: ({ fullName, email, isIn }: BelongingRow) => ({ fullName, email, isIn }),
    },
  });
}
