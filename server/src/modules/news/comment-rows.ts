import type { NewsComment } from '@vitrine/contract/news';
import { commentIsShown, commentVerdicts, reportsThatHide, type CommentVerdict } from '@vitrine/domain/news';
import { sql, type RawBuilder } from 'kysely';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { notFound, type Actor } from '../../platform/http/index.ts';

type Tenant = Pick<Actor, 'tenantId'>;

/** As domain's `commentIsShown`, of a comment `k`. */
export const isShown: RawBuilder<boolean> = sql<boolean>`(case when k.verdict is null then k.reports < ${sql.lit(reportsThatHide)} else k.verdict = 'kept' end)`;

export const countComments = async (db: Reader, { tenantId }: Tenant, { newsId }: { newsId: string }): Promise<number> =>
  (
    await db
      .selectFrom('news.comment as k')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('k.tenant_id', '=', tenantId)
      .where('k.article_id', '=', newsId)
      .where(isShown)
      .executeTakeFirstOrThrow()
  ).count;

/** Comments with who wrote them, and whether this member reported them. */
export const commentsFor = (db: Reader, { tenantId, memberId }: Pick<Actor, 'tenantId' | 'memberId'>) =>
  db
    .selectFrom('news.comment as k')
    .innerJoin('identity.member as m', (join) => join.onRef('m.tenant_id', '=', 'k.tenant_id').onRef('m.id', '=', 'k.member_id'))
    .innerJoin('identity.person as p', 'p.id', 'm.person_id')
    .leftJoin('news.comment_report as t', (join) =>
      join.onRef('t.tenant_id', '=', 'k.tenant_id').onRef('t.comment_id', '=', 'k.id').on('t.member_id', '=', memberId),
    )
    .where('k.tenant_id', '=', tenantId)
    .select(['k.id', 'k.article_id', 'k.member_id', 'k.body', 'k.created_at', 'k.edited_at', 'k.verdict', 'k.reports'])
    .select(['p.full_name', 't.comment_id as reported']);

export type CommentRow = Awaited<ReturnType<ReturnType<typeof commentsFor>['execute']>>[number];

export const verdictIn = (word: string | null): CommentVerdict | null => commentVerdicts.find((verdict) => verdict === word) ?? null;
export const firstNameOf = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? '';

export const toWire = ({ memberId }: Pick<Actor, 'memberId'>, row: CommentRow): NewsComment => ({
  id: row.id,
  by: firstNameOf(row.full_name),
  isMine: row.member_id === memberId,
  text: row.body,
  at: row.created_at,
  isEdited: row.edited_at !== null,
  isHidden: !commentIsShown({ verdict: verdictIn(row.verdict), reports: row.reports }),
  isReported: row.reported !== null,
});

/** A comment, held while it is changed. Refuses `not_found`. */
export async function lockComment(tx: Tx, { tenantId }: Tenant, { commentId }: { commentId: string }) {
  const row = await tx
    .selectFrom('news.comment')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', commentId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export async function getComment(db: Reader, actor: Actor, { commentId }: { commentId: string }): Promise<NewsComment> {
  return toWire(actor, await commentsFor(db, actor).where('k.id', '=', commentId).executeTakeFirstOrThrow());
}
