import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';

/** A member's sessions of attendance, and what the authority said of them. */
export const senceRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'sence.session': db
      .read()
      .selectFrom('sence.session')
      .select(['run', 'action_code', 'sence_code', 'environment', 'asked_at', 'opened_at', 'expires_at', 'closed_at', 'sence_id', 'codes'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('asked_at')
      .orderBy('id'),
    'sence.answer': db
      .read()
      .selectFrom('sence.answer as a')
      .innerJoin('sence.passage as p', (join) => join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.id', '=', 'a.passage_id'))
      .innerJoin('sence.session as e', (join) => join.onRef('e.tenant_id', '=', 'p.tenant_id').onRef('e.id', '=', 'p.session_id'))
      .select(['p.phase', 'a.came_at', 'a.fields'])
      .where('a.tenant_id', '=', tenantId)
      .where('p.tenant_id', '=', tenantId)
      .where('e.tenant_id', '=', tenantId)
      .where('e.member_id', '=', memberId)
      .orderBy('a.came_at')
      .orderBy('a.id'),
  }),
  /** When somebody was there stays, for the provider answers for it to the authority; who they were does not. */
  erase: async ({ tenantId, memberId }) => {
    await db.transaction(async (tx) => {
      await tx.updateTable('sence.session').set({ run: '' }).where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
      await tx
        .updateTable('sence.answer')
        .set({ fields: '{}' })
        .where('tenant_id', '=', tenantId)
        .where('passage_id', 'in', (row) =>
          row
            .selectFrom('sence.passage as p')
            .innerJoin('sence.session as e', (join) => join.onRef('e.tenant_id', '=', 'p.tenant_id').onRef('e.id', '=', 'p.session_id'))
            .select('p.id')
            .where('p.tenant_id', '=', tenantId)
            .where('e.tenant_id', '=', tenantId)
            .where('e.member_id', '=', memberId),
        )
        .execute();
    });
  },
});
