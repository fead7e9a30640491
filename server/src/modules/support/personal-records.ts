import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';

/** Tickets stay as they were counted, with their dates and what staff said; what the person wrote and sent goes. */
export const supportRecords = ({ db, storage }: Pick<Platform, 'db' | 'storage'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'support.ticket': db
      .read()
      .selectFrom('support.ticket')
      .select(['id', 'number', 'room', 'state', 'subject', 'due_on', 'rating', 'created_at', 'ended_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('id'),
    'support.message': db
      .read()
      .selectFrom('support.message')
      .select(['id', 'ticket_id', 'text', 'said_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .where('kind', '=', 'theirs')
      .orderBy('id'),
    'support.faq_vote': db
      .read()
      .selectFrom('support.faq_vote')
      .select(['entry_id', 'has_helped', 'voted_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('entry_id'),
  }),
  files: ({ tenantId, personId }) => storage.filesOf({ tenantId, personId, rooms: ['support'] }),
  erase: async ({ tenantId, memberId, personId }) => {
    await db.transaction(async (tx) => {
      await tx
        .updateTable('support.ticket')
        .set({ subject: '', search_text: '' })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .execute();
      await tx
        .updateTable('support.message')
        .set({ text: '' })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('kind', '=', 'theirs')
        .execute();
      await tx.deleteFrom('support.faq_vote').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
    });
    await storage.forgetFiles({ tenantId, personId, rooms: ['support'] });
  },
});
