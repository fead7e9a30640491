import { sql } from 'kysely';
import type { Tx } from '../database/index.ts';

/** Has the audit log of one client forget somebody who left: their name in it becomes the pseudonym, and how their own data looked goes (PRO-03). By the owner's function: the app changes no row of the audit log. */
export async function forgetInAuditLog(
  tx: Tx,
  { tenantId, personId, memberId, pseudonym }: { tenantId: string; personId: string; memberId: string; pseudonym: string },
): Promise<void> {
  await sql`select platform.forget_in_trail(${tenantId}, ${personId}, ${memberId}, ${pseudonym})`.execute(tx);
}
