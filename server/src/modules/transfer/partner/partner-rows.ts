import { partnerRoles, type PartnerRole } from '@vitrine/domain/transfer';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { unseal } from '../../../platform/secrets/index.ts';

/** A client's partner program. */
export type Partner = {
  tenantId: string;
  version: number;
  name: string;
  siteUrl: string;
  apiUrl: string;
  sealedKey: Buffer;
  roles: PartnerRole[];
  isOpen: boolean;
};

/** The client's partner; undefined where it wrote none down. */
export async function findPartner(db: Reader, { tenantId }: Pick<Actor, 'tenantId'>): Promise<Partner | undefined> {
  const row = await db.selectFrom('transfer.partner').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst();
  return (
    row && {
      tenantId,
      version: row.version,
      name: row.name,
      siteUrl: row.site_url,
      apiUrl: row.api_url,
      sealedKey: row.sealed_key,
      roles: partnerRoles.filter((role) => row.roles.includes(role)),
      isOpen: row.is_open,
    }
  );
}

/** For which client the key is sealed: another one's row does not open here. */
export const placeOfKey = ({ tenantId }: { tenantId: string }) => ({ name: 'partners', place: `${tenantId}/key` }) as const;

/** The key that proves this client to its partner; it leaves the server towards the partner alone. */
export const keyOf = (parts: Pick<Platform, 'secret'>, partner: Pick<Partner, 'tenantId' | 'sealedKey'>): string =>
  unseal(parts, { ...placeOfKey(partner), sealed: partner.sealedKey });

/** Groups whose members may send; none: everybody. */
export async function senderGroups(db: Reader, { tenantId }: Pick<Actor, 'tenantId'>): Promise<string[]> {
  const rows = await db
    .selectFrom('transfer.sender_group')
    .select('group_id')
    .where('tenant_id', '=', tenantId)
    .orderBy('group_id')
    .execute();
  return rows.map(({ group_id }) => group_id);
}

/** Whether this member may send: nobody limited it, or they are in one of the groups. */
export async function isSender(db: Reader, { tenantId, memberId }: Pick<Actor, 'tenantId' | 'memberId'>): Promise<boolean> {
  const limited = await db
    .selectFrom('transfer.sender_group as s')
    .leftJoin('identity.member_in_group as g', (join) =>
      join.onRef('g.tenant_id', '=', 's.tenant_id').onRef('g.group_id', '=', 's.group_id').on('g.member_id', '=', memberId),
    )
    .select(sql<boolean>`bool_or(g.member_id is not null)`.as('is_in'))
    .select(sql<number>`count(*)::int`.as('groups'))
    .where('s.tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return limited.groups === 0 || limited.is_in;
}
