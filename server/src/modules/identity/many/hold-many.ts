import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Lines } from './enter-many.ts';

type Tenant = Pick<Actor, 'tenantId'>;

/** Holds the rows of all who manage the client as `keepAnAdministrator` holds them, before any other row. */
export async function holdAdministrators(tx: Tx, { tenantId }: Tenant): Promise<void> {
  await tx
    .selectFrom('identity.member')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`roles && array['client_administrator', 'superuser']`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Holds these members and their persons until the transaction ends. */
export async function holdMembers(tx: Tx, { tenantId }: Tenant, ids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('identity.member as m')
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .select('m.id')
    .where('m.tenant_id', '=', tenantId)
    .where(sql<boolean>`m.id = any(${ids}::uuid[])`)
    .orderBy('m.id')
    .forUpdate()
    .execute();
}

/** The same for the members of these lines. */
export async function holdMembersOf(tx: Tx, { tenantId }: Tenant, lines: Lines): Promise<void> {
  await sql`
    select m.id from identity.member as m join identity.person as p on p.id = m.person_id join (${lines}) as l on l.tenant_id = m.tenant_id and l.member_id = m.id
    where m.tenant_id = ${tenantId}
    order by m.id for update of m, p`.execute(tx);
}
