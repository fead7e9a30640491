import type { ForumMute } from '@vitrine/contract/forum';
import { recordChange } from '../../platform/audit/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';
import type { ForumParts } from './ports.ts';

/** Who may not write now, those who wait longest last. */
export async function listMutes({ db, clock }: Pick<ForumParts, 'db' | 'clock'>, { tenantId }: Actor): Promise<{ items: ForumMute[] }> {
  const rows = await db
    .write() // who was just muted is in it
    .selectFrom('forum.mute as u')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'u.tenant_id').onRef('m.id', '=', 'u.member_id'))
    .innerJoin('identity.person as w', 'w.id', 'm.person_id')
    .innerJoin('identity.member as bm', (join) => join.onRef('bm.tenant_id', '=', 'u.tenant_id').onRef('bm.id', '=', 'u.muted_by'))
    .innerJoin('identity.person as bw', 'bw.id', 'bm.person_id')
    .select(['u.member_id', 'u.until', 'u.why', 'u.muted_at', 'w.full_name', 'bw.full_name as by'])
    .where('u.tenant_id', '=', tenantId)
    .where('u.until', '>', clock.now())
    .orderBy('u.until')
    .orderBy('u.member_id')
    .limit(500)
    .execute();
  return {
    items: rows.map((row) => ({
      memberId: row.member_id,
      name: row.full_name,
      until: row.until,
      why: row.why,
      by: row.by,
      at: row.muted_at,
    })),
  };
}

/** Lets somebody write again at once. Refuses `not_found` for whoever is not muted, or no longer. */
export function endMute(
  { db, clock, newId }: ForumParts,
  actor: Actor,
  { memberId }: { memberId: string },
): Promise<Record<string, never>> {
  return db.transaction(async (tx) => {
    const [ended] = await tx
      .deleteFrom('forum.mute')
      .where('tenant_id', '=', actor.tenantId)
      .where('member_id', '=', memberId)
      .where('until', '>', clock.now())
      .returning(['until', 'why'])
      .execute();
    if (!ended) throw notFound();
    const change = { what: 'forum_mute.ended', before: ended, after: null };
    await recordChange(tx, actor, { subject: 'forum_mute', subjectId: memberId, ...change, now: clock.now(), id: newId() });
    return {};
  });
}
