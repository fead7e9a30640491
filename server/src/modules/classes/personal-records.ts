import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';
import { secondsWatched } from './verdicts.ts';

/** A member's classes, their presence, and what they thought of them. */
export const classesRecords = ({ db }: Pick<Platform, 'db'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'classes.subscription': db
      .read()
      .selectFrom('classes.subscription as s')
      .innerJoin('classes.class as k', (join) => join.onRef('k.tenant_id', '=', 's.tenant_id').onRef('k.id', '=', 's.class_id'))
      .select(['k.name', 's.state', 's.asked_at', 's.subscribed_at', 's.left_at', 's.result'])
      .where('s.tenant_id', '=', tenantId)
      .where('k.tenant_id', '=', tenantId)
      .where('s.member_id', '=', memberId)
      .orderBy('s.id'),
    'classes.class': db
      .read()
      .selectFrom('classes.class')
      .select(['name', 'kind', 'opens_at', 'closes_at'])
      .where('tenant_id', '=', tenantId)
      .where('instructor_id', '=', memberId)
      .orderBy('id'),
    'classes.mark': db
      .read()
      .selectFrom('classes.mark')
      .select(['presence', 'reason', 'marked_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('marked_at'),
    'classes.attendance': db
      .read()
      .selectFrom('classes.attendance as w')
      .select(['w.joined_at', secondsWatched.as('seconds')])
      .where('w.tenant_id', '=', tenantId)
      .where('w.member_id', '=', memberId)
      .orderBy('w.joined_at'),
    'classes.sighting': db
      .read()
      .selectFrom('classes.sighting as g')
      .innerJoin('classes.class as k', (join) => join.onRef('k.tenant_id', '=', 'g.tenant_id').onRef('k.id', '=', 'g.class_id'))
      .select(['k.name', 'g.seen_at'])
      .where('g.tenant_id', '=', tenantId)
      .where('k.tenant_id', '=', tenantId)
      .where('g.member_id', '=', memberId)
      .orderBy('g.class_id'),
    'classes.reaction': db
      .read()
      .selectFrom('classes.reaction')
      .select(['content', 'instructor', 'organization', 'comment', 'sent_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('sent_at'),
  }),
  erase: async ({ tenantId, memberId }) => {
    await db.transaction(async (tx) => {
      await tx.deleteFrom('classes.sighting').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
      await tx
        .updateTable('classes.reaction')
        .set({ comment: '' })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .execute();
    });
  },
});
