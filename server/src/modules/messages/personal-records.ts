import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';

/** Which messages of the program a member got and read. */
export const messagesRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'messages.recipient': db
      .read()
      .selectFrom('messages.recipient as r')
      .innerJoin('messages.message as s', (join) => join.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.id', '=', 'r.message_id'))
      .select(['r.message_id', 's.title', 'r.told_at', 'r.read_at'])
      .where('r.tenant_id', '=', tenantId)
      .where('r.member_id', '=', memberId)
      .orderBy('r.message_id'),
  }),
  erase: async ({ tenantId, memberId }) => {
    await db.transaction(async (tx) => {
      await tx.deleteFrom('messages.recipient').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
    });
  },
});
