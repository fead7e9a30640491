import { feedKindOf, judgeDelivery, type NoticeKind } from '@vitrine/domain/notices';
import type { Tx } from '../../platform/database/index.ts';
import { notFound } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { noteActions } from './note-on-feed.ts';
import { wishesOfMany } from './preferences.ts';

type Parts = Pick<Platform, 'clock' | 'newId' | 'publish'>;
type Told = { tenantId: string; memberId: string };
/** `facts`: names and ids that the screen's sentence needs. `cause`: what this tells about (`certificate:ID`). */
type News = { kind: NoticeKind; facts: Record<string, string | number | null>; cause: string };

/** Puts a notice into a member's inbox, and into their feed what became of their own actions, in the transaction of what happened; the same cause again is no second notice. Whether the inbox shows it, and when an e-mail carries it, is as the member wants (NOT-01). */
export const tell = (parts: Parts, tx: Tx, { tenantId, memberId }: Told, news: News): Promise<void> =>
  tellMany(parts, tx, { tenantId }, [{ ...news, memberId }]);

/** The same for many members of a client by a few statements, each told what concerns them. */
export async function tellMany(
  parts: Parts,
  tx: Tx,
  { tenantId }: Pick<Told, 'tenantId'>,
  news: readonly (News & { memberId: string })[],
): Promise<void> {
  if (news.length === 0) return;
  const now = parts.clock.now();
  const wishes = await wishesOfMany(tx, { tenantId }, { memberIds: news.map(({ memberId }) => memberId) });
  const notices = news.map(({ memberId, kind, facts, cause }) => {
    const wish = wishes.get(memberId);
    if (!wish) throw notFound();
    const { isShown, mailAt } = judgeDelivery({ kind, now, ...wish });
    return {
      tenant_id: tenantId,
      id: parts.newId(),
      member_id: memberId,
      kind,
      facts: JSON.stringify(facts),
      created_at: now,
      is_shown: isShown,
      mail_at: mailAt,
      cause,
    };
  });
  const written = await tx
    .insertInto('notices.notice')
    .values(notices)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id', 'cause']).doNothing())
    .returning('id')
    .execute();
  const isNew = new Set(written.map(({ id }) => id));
  const told = notices.filter(({ id }) => isNew.has(id));
  await noteActions(
    parts,
    tx,
    { tenantId },
    told.flatMap(({ member_id: memberId, kind, facts, cause }) => {
      const noted = feedKindOf(kind);
      return noted ? [{ memberId, kind: noted, facts, cause }] : [];
    }),
  );
  // Wakes the members' open streams after the commit.
  for (const { id: noticeId, member_id: memberId, is_shown } of told)
    if (is_shown) await parts.publish(tx, { event: 'notices.told', tenantId, payload: { memberId, noticeId } });
}
