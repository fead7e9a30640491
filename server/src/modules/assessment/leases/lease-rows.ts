import type { DrawnQuestion, TestRules } from '@vitrine/domain/assessment';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { DB } from '../../../platform/database/types.gen.ts';
import { notFound } from '../../../platform/http/index.ts';
import type { Member } from '../queries.ts';
import { parseDraw, parseRules } from '../stored-test.ts';

/** A test that a device took along; its attempt will have its id. */
export type LeaseRow = {
  id: string;
  testId: string;
  testVersionId: string;
  round: number;
  device: string;
  drawn: DrawnQuestion[];
  rules: TestRules;
  takenAt: string;
  endsAt: string;
  isDelivered: boolean;
};

/** A lease of this member, held until the end of the transaction: two that deliver it at once make one attempt. */
export async function lockLease(tx: Tx, actor: Member, leaseId: string): Promise<LeaseRow> {
  const row = await tx
    .selectFrom('assessment.lease')
    .selectAll()
    .where('tenant_id', '=', actor.tenantId)
    .where('member_id', '=', actor.memberId)
    .where('id', '=', leaseId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return leaseOf(row);
}

export const leaseOf = (row: Selectable<DB['assessment.lease']>): LeaseRow => ({
  id: row.id,
  testId: row.test_id,
  testVersionId: row.test_version_id,
  round: row.round,
  device: row.device,
  drawn: parseDraw(row.drawn),
  rules: parseRules(row.rules),
  takenAt: row.taken_at,
  endsAt: row.ends_at,
  isDelivered: row.delivered_at !== null,
});
