import type { Platform } from '../../platform/platform.ts';
import type { PersonalRecords } from '../privacy/index.ts';

/** What a member wrote goes, with what stood there before and its recordings; the places of it stay, so that answers still stand somewhere. What they reported goes out of its words. */
export const forumRecords = ({ db, storage, clock }: Pick<Platform, 'db' | 'storage' | 'clock'>): PersonalRecords => ({
  tell: ({ tenantId, memberId }) => ({
    'forum.topic': db
      .read()
      .selectFrom('forum.topic')
      .select(['id', 'title', 'status', 'created_at', 'closed_at'])
      .where('tenant_id', '=', tenantId)
      .where('author_id', '=', memberId)
      .orderBy('id'),
    'forum.post': db
      .read()
      .selectFrom('forum.post as p')
      .innerJoin('forum.topic as t', (join) => join.onRef('t.tenant_id', '=', 'p.tenant_id').onRef('t.id', '=', 'p.topic_id'))
      .select(['p.id', 't.title as topic', 'p.number', 'p.text', 'p.file_id as recording', 'p.seconds', 'p.revision'])
      .select(['p.created_at', 'p.edited_at', 'p.hidden_at', 'p.removed_at', 'p.removed_by', 'p.removed_why'])
      .where('p.tenant_id', '=', tenantId)
      .where('p.author_id', '=', memberId)
      .orderBy('p.id'),
    'forum.revision': db
      .read()
      .selectFrom('forum.revision as r')
      .innerJoin('forum.post as p', (join) => join.onRef('p.tenant_id', '=', 'r.tenant_id').onRef('p.id', '=', 'r.post_id'))
      .select(['r.post_id as post', 'r.revision', 'r.title', 'r.text', 'r.written_at'])
      .where('r.tenant_id', '=', tenantId)
      .where('p.author_id', '=', memberId)
      .orderBy('r.post_id')
      .orderBy('r.revision'),
    'forum.reading': db
      .read()
      .selectFrom('forum.reading as r')
      .innerJoin('forum.topic as t', (join) => join.onRef('t.tenant_id', '=', 'r.tenant_id').onRef('t.id', '=', 'r.topic_id'))
      .select(['r.topic_id as topic', 'r.upto', 'r.is_following'])
      .where('r.tenant_id', '=', tenantId)
      .where('r.member_id', '=', memberId)
      .orderBy('r.topic_id'),
    'forum.report': db
      .read()
      .selectFrom('forum.report')
      .select(['post_id as post', 'reason', 'note', 'created_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('id'),
    'forum.mention': db
      .read()
      .selectFrom('forum.mention')
      .select('post_id as post')
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('post_id'),
    'forum.appeal': db
      .read()
      .selectFrom('forum.appeal')
      .select(['text', 'created_at', 'outcome', 'why', 'decided_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('created_at'),
    'forum.mute': db
      .read()
      .selectFrom('forum.mute')
      .select(['until', 'why', 'muted_at'])
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('muted_at'),
  }),
  files: ({ tenantId, personId }) => storage.filesOf({ tenantId, personId, rooms: ['forum'] }),
  erase: async ({ tenantId, memberId, personId }) => {
    await db.transaction(async (tx) => {
      const own = tx.selectFrom('forum.post').select('id').where('tenant_id', '=', tenantId).where('author_id', '=', memberId);
      await tx.deleteFrom('forum.revision').where('tenant_id', '=', tenantId).where('post_id', 'in', own).execute();
      await tx
        .updateTable('forum.post')
        .set((row) => ({
          text: '',
          file_id: null,
          seconds: null,
          removed_why: '',
          removed_at: row.fn.coalesce('removed_at', row.val(clock.now())),
          removed_by: row.fn.coalesce('removed_by', row.val('author')),
        }))
        .where('tenant_id', '=', tenantId)
        .where('author_id', '=', memberId)
        .execute();
      await tx.updateTable('forum.topic').set({ title: '' }).where('tenant_id', '=', tenantId).where('author_id', '=', memberId).execute();
      await tx.updateTable('forum.report').set({ note: '' }).where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
      await tx.updateTable('forum.appeal').set({ text: '' }).where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
      await tx.deleteFrom('forum.mention').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
      await tx.deleteFrom('forum.reading').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
      await tx.deleteFrom('forum.mute').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
    });
    await storage.forgetFiles({ tenantId, personId, rooms: ['forum'] });
  },
});
