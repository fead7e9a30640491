import { gateTexts, type GateText } from '@vitrine/domain/identity';
import { sql } from 'kysely';

/** Pages that a member's client wrote anew since they accepted them, in SQL, of those that a gate shows (SES-18, decision 023). */
export const unreadTexts = (tenantId: string, memberId: string) => sql<GateText[]>`array(
  select newest.page
  from tenancy.institutional_text as newest
  where newest.tenant_id = ${sql.ref(tenantId)} and newest.page = any (${Object.values(gateTexts)})
  group by newest.page
  having max(newest.version) > coalesce((
    select max(accepted.version)
    from identity.accepted_text as accepted
    where accepted.tenant_id = ${sql.ref(tenantId)} and accepted.member_id = ${sql.ref(memberId)} and accepted.page = newest.page
  ), 0)
)`;
