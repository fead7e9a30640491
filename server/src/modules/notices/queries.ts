import { Notice } from '@vitrine/contract/notices';
import { unreadShownTo } from '@vitrine/domain/notices';
import type { Reader, Tx } from '../../platform/database/index.ts';

type Mine = { tenantId: string; memberId: string };
export type PlacedNotice = Notice & { position: number };

const noticesOf = (db: Reader, { tenantId, memberId }: Mine) =>
  db
    .selectFrom('notices.notice')
    .select(['id', 'kind', 'facts', 'created_at', 'read_at', 'position'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('is_shown', '=', true);

type Row = Awaited<ReturnType<ReturnType<typeof noticesOf>['execute']>>[number];

type Newest = { before?: number; isUnread?: boolean; limit: number };

/** Newest first, from `before` on; only what is unread, or all. */
export async function listNewest(db: Reader, mine: Mine, { before, isUnread = false, limit }: Newest): Promise<PlacedNotice[]> {
  const rows = await noticesOf(db, mine)
    .$if(isUnread, (all) => all.where('read_at', 'is', null))
    .$if(before !== undefined, (all) => all.where('position', '<', before ?? 0))
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toNotice);
}

/** What came behind a position, oldest first. */
export async function listBehind(db: Reader, mine: Mine, { after, limit }: { after: number; limit: number }): Promise<PlacedNotice[]> {
  const rows = await noticesOf(db, mine).where('position', '>', after).orderBy('position').limit(limit).execute();
  return rows.map(toNotice);
}

/** How many notices are unread, exactly as far as `unreadShownTo`; one more stands for all beyond it, so that a full inbox costs no more than a hundred entries of its index. */
export async function countUnread(db: Reader, { tenantId, memberId }: Mine): Promise<number> {
  const { unread } = await db
    .selectFrom(
      db
        .selectFrom('notices.notice')
        .select('position')
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('is_shown', '=', true)
        .where('read_at', 'is', null)
        .limit(unreadShownTo + 1)
        .as('counted'),
    )
    .select((row) => row.fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
  return unread;
}

/** The newest position of the member; 0 for an empty inbox. */
export async function lastPosition(db: Reader, mine: Mine): Promise<number> {
  const [newest] = await listNewest(db, mine, { limit: 1 });
  return newest?.position ?? 0;
}

/** Ids of others are silently none (decision D55). */
export async function setRead(tx: Tx, { tenantId, memberId }: Mine, { ids, now }: { ids: readonly string[]; now: string }): Promise<void> {
  await tx
    .updateTable('notices.notice')
    .set({ read_at: now })
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('id', 'in', ids)
    .where('read_at', 'is', null)
    .execute();
}

/** A notice and all before it; of an id that is not the member's own, none (decision D55). */
export async function setReadThrough(tx: Tx, mine: Mine, { newestId, now }: { newestId: string; now: string }): Promise<void> {
  const newest = await noticesOf(tx, mine).where('id', '=', newestId).executeTakeFirst();
  if (!newest) return;
  await tx
    .updateTable('notices.notice')
    .set({ read_at: now })
    .where('tenant_id', '=', mine.tenantId)
    .where('member_id', '=', mine.memberId)
    .where('position', '<=', newest.position)
    .where('read_at', 'is', null)
    .execute();
}

/** What an e-mail carries, oldest first. */
export async function noticesInEmail(db: Reader, { tenantId, memberId }: Mine, { emailId }: { emailId: string }): Promise<PlacedNotice[]> {
  const rows = await db
    .selectFrom('notices.notice')
    .select(['id', 'kind', 'facts', 'created_at', 'read_at', 'position'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('letter_id', '=', emailId)
    .orderBy('position')
    .execute();
  return rows.map(toNotice);
}

const Told = Notice.pick({ kind: true, facts: true });

const toNotice = (row: Row): PlacedNotice => ({
  id: row.id,
  ...Told.parse({ kind: row.kind, facts: row.facts }),
  at: row.created_at,
  isRead: row.read_at !== null,
  position: row.position,
});
