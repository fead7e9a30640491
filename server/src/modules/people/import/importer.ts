import { permissionsOf, type Role } from '@vitrine/domain/identity';
import type { Reader } from '../../../platform/database/index.ts';
import { rolesIn } from '../../identity/index.ts';

/** Whoever steered an import last: what it may do is what they may do at this moment. */
export type Importer = {
  siteId: string;
  tenantId: string;
  memberId: string;
  personId: string;
  fullName: string;
  roles: Role[];
  country: string;
  languageId: number;
  mayWrite: boolean;
};

/** The member behind an import, as they are now; undefined for one who is gone. */
export async function findImporter(
  db: Reader,
  { tenantId, memberId }: { tenantId: string; memberId: string },
): Promise<Importer | undefined> {
  const row = await db
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select(['m.roles', 'p.id', 'p.site_id', 'p.full_name', 'p.country', 'p.language_id', 'p.status'])
    .where('m.tenant_id', '=', tenantId)
    .where('m.id', '=', memberId)
    .executeTakeFirst();
  if (!row) return undefined;
  const roles = rolesIn(row.roles);
  return {
    siteId: row.site_id,
    tenantId,
    memberId,
    personId: row.id,
    fullName: row.full_name,
    roles,
    country: row.country,
    languageId: row.language_id,
    mayWrite: row.status === 'approved' && permissionsOf(roles).includes('people.write'),
  };
}
