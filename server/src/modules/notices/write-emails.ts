import type { Platform } from '../../platform/platform.ts';
import { emailJob } from './send-email.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'jobs'>;
const portion = 200;

/**
 * Gathers into one letter a member whatever is due (NOT-01), a portion of members in a transaction: which notices an e-mail carries is decided here, once, and its
 * job is queued in the same commit. A run that was killed leaves whole e-mails behind, and the next one writes the others.
 */
export async function writeEmails(parts: Parts): Promise<{ emails: number }> {
  const tenants = await parts.db.write().selectFrom('tenancy.tenant').select('id').orderBy('id').execute();
  let emails = 0;
  for (const { id: tenantId } of tenants) {
    for (let written = portion; written === portion;) {
      written = await writePortion(parts, tenantId);
      emails += written;
    }
  }
  return { emails };
}

function writePortion(parts: Parts, tenantId: string): Promise<number> {
  const now = parts.clock.now();
  return parts.db.transaction(async (tx) => {
    // Held in the order of members: a second run at once waits, and finds them taken.
    const due = await tx
      .selectFrom('notices.notice')
      .select(['id', 'member_id'])
      .where('tenant_id', '=', tenantId)
      .where('mail_at', '<=', now)
      .where('letter_id', 'is', null)
      .where('member_id', 'in', (members) =>
        members
          .selectFrom('notices.notice as n')
          .select('n.member_id')
          .distinct()
          .where('n.tenant_id', '=', tenantId)
          .where('n.mail_at', '<=', now)
          .where('n.letter_id', 'is', null)
          .orderBy('n.member_id')
          .limit(portion),
      )
      .orderBy('member_id')
      .orderBy('position')
      .forUpdate()
      .execute();
    const byMember = Map.groupBy(due, ({ member_id }) => member_id);
    for (const [memberId, notices] of byMember) {
      const emailId = parts.newId();
      await tx.insertInto('notices.letter').values({ tenant_id: tenantId, id: emailId, member_id: memberId, created_at: now }).execute();
      await tx
        .updateTable('notices.notice')
        .set({ letter_id: emailId })
        .where('tenant_id', '=', tenantId)
        .where(
          'id',
          'in',
          notices.map(({ id }) => id),
        )
        .execute();
      await parts.jobs.send({ tx, name: emailJob, payload: { tenantId, emailId }, once: emailId });
    }
    return byMember.size;
  });
}
