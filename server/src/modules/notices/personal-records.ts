import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';

/** What a member was told and what they did: nothing of it is needed once they left. */
export const noticesRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'notices.notice': db
      .read()
      .selectFrom('notices.notice')
      .select(['id', 'kind', 'facts', 'created_at', 'is_shown', 'read_at', 'letter_id as e-mail'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('id'),
    'notices.letter': db
      .read()
      .selectFrom('notices.letter')
      .select(['id', 'created_at', 'sent_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('id'),
    'notices.push_device': db
      .read()
      .selectFrom('notices.push_device')
      .select(['id', 'system', 'created_at', 'kept_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('id'),
    'notices.push': db
      .read()
      .selectFrom('notices.push as u')
      .innerJoin('notices.notice as n', (join) => join.onRef('n.tenant_id', '=', 'u.tenant_id').onRef('n.id', '=', 'u.notice_id'))
      .select(['u.id', 'n.kind', 'u.created_at', 'u.sent_at'])
      .where('u.tenant_id', '=', tenantId)
      .where('n.tenant_id', '=', tenantId)
      .where('n.member_id', '=', memberId)
      .orderBy('u.id'),
    'notices.feed_entry': db
      .read()
      .selectFrom('notices.feed_entry')
      .select(['id', 'kind', 'facts', 'created_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('id'),
    'notices.preference': db
      .read()
      .selectFrom('notices.preference')
      .select(['preferences', 'updated_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('member_id'),
  }),
  erase: ({ tenantId, memberId }) =>
    db.transaction(async (tx) => {
      await tx
        .deleteFrom('notices.push')
        .where('tenant_id', '=', tenantId)
        .where('notice_id', 'in', (own) =>
          own.selectFrom('notices.notice').select('id').where('tenant_id', '=', tenantId).where('member_id', '=', memberId),
        )
        .execute();
      await tx.deleteFrom('notices.push_device').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
      // Notices refer to the e-mails that carry them.
      await tx.deleteFrom('notices.notice').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
      await tx.deleteFrom('notices.letter').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
      await tx.deleteFrom('notices.feed_entry').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
      await tx.deleteFrom('notices.preference').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
    }),
});
