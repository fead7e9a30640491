import type { Me } from '@vitrine/contract/identity';
import { Client, flagName } from '@vitrine/contract/tenancy';
import { languageIdOf, localeOf, textIn } from '@vitrine/domain/kernel';
import { permissionsOf } from '@vitrine/domain/identity';
import { modules } from '@vitrine/domain/tenancy';
import { parseText } from '../tenancy/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { programRoleOf, rolesOf } from './queries.ts';

/** Who is logged in, in which client, and what they may do. */
export async function getMe({ db, storage }: Pick<Platform, 'db' | 'storage'>, actor: Actor): Promise<Me> {
  const rows = await db
    .write()
    .selectFrom('identity.person as p')
    .innerJoin('tenancy.tenant as t', 't.site_id', 'p.site_id')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 't.id').onRef('m.person_id', '=', 'p.id'))
    .select(['p.user_name', 'p.full_name', 'p.email', 'p.country', 'p.language_id', 'm.roles', 'm.program_role', 'm.id as member_id'])
    .select([
      't.id',
      't.name',
      't.program',
      't.home_route',
      't.group_training_use_score',
      't.modules',
      't.theme',
      't.logo_file_id',
      't.wide_logo_file_id',
    ])
    .where('p.id', '=', actor.personId)
    .orderBy('t.created_at')
    .orderBy('t.id')
    .execute();
  const selected = rows.find(({ id }) => id === actor.tenantId);
  if (!selected) throw notFound();
  const locale = localeOf(selected.language_id) ?? 'pt-BR';
  const logoOf = (fileId: string | null) => (fileId ? storage.publicPath({ id: fileId, name: 'logo' }) : null);
  const program = (text: unknown) => textIn(parseText(text), locale);
  const has = Object.fromEntries(modules.map((module) => [flagName(module), selected.modules.includes(module)]));
  return {
    person: {
      id: actor.personId,
      userName: selected.user_name,
      fullName: selected.full_name,
      email: selected.email,
      country: selected.country,
      languageId: languageIdOf(locale),
    },
    memberId: actor.memberId,
    roles: rolesOf(selected.roles),
    programRole: programRoleOf(selected.program_role),
    client: Client.parse({
      ...has,
      id: selected.id,
      name: selected.name,
      program: program(selected.program),
      home_route: selected.home_route,
      group_training_use_score: selected.group_training_use_score,
      logo: logoOf(selected.logo_file_id),
      wideLogo: logoOf(selected.wide_logo_file_id),
      theme: selected.theme,
    }),
    clients: rows.map((row) => ({ id: row.id, name: row.name, program: program(row.program), logo: logoOf(row.logo_file_id) })),
    can: permissionsOf(rolesOf(selected.roles)),
  };
}
