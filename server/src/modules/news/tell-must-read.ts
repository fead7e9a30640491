import { localeOf, textIn } from '@vitrine/domain/kernel';
import type { Platform } from '../../platform/platform.ts';
import { eachMember } from '../identity/index.ts';
import { tell } from '../notices/index.ts';
import { parseText, spokenLanguage } from '../tenancy/index.ts';
import { isOpenTo } from './open-to.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'newId' | 'publish'>;
const atOnce = 200;

/**
 * Each minute: those who must read a piece that came on show are told of it, once (its id is the cause). Nothing is published by it: what is seen when, its dates say. Answers how
 * many pieces were told of.
 */
export async function tellMustRead(parts: Parts): Promise<number> {
  const { db, clock } = parts;
  const now = clock.now();
  const untold = await db
    .read()
    .selectFrom('tenancy.tenant as t')
    .innerJoin('news.shown as n', (join) => join.onRef('n.tenant_id', '=', 't.id'))
    .select(['n.tenant_id', 'n.article_id', 'n.title'])
    .where('n.is_must_read', '=', true)
    .where('n.told_at', 'is', null)
    .where('n.visible_from', '<=', now)
    .where((row) => row.or([row('n.visible_to', 'is', null), row('n.visible_to', '>', now)]))
    .orderBy('n.visible_from')
    .limit(100)
    .execute();
  for (const { tenant_id: tenantId, article_id: newsId, title } of untold) {
    for (let after: string | undefined = ''; after !== undefined;)
      after = await tellSome(parts, { tenantId, newsId, title: parseText(title), after });
    await db
      .write()
      .updateTable('news.shown')
      .set({ told_at: now })
      .where('tenant_id', '=', tenantId)
      .where('article_id', '=', newsId)
      .execute();
  }
  return untold.length;
}

type Some = { tenantId: string; newsId: string; title: ReturnType<typeof parseText>; after: string };

/** The next members whom the piece is for, in one transaction; the last of them, or undefined where nobody is left. */
async function tellSome(parts: Parts, { tenantId, newsId, title, after }: Some): Promise<string | undefined> {
  return parts.db.transaction(async (tx) => {
    const members = await tx
      .selectFrom('identity.member as m')
      .innerJoin('identity.person as p', 'p.id', 'm.person_id')
      .innerJoin('news.shown as n', (join) => join.onRef('n.tenant_id', '=', 'm.tenant_id').on('n.article_id', '=', newsId))
      .leftJoin('news.reading as r', (join) =>
        join.onRef('r.tenant_id', '=', 'm.tenant_id').on('r.article_id', '=', newsId).onRef('r.member_id', '=', 'm.id'),
      )
      .select(['m.id', spokenLanguage('p.language_id', 'm.tenant_id').as('language_id')])
      .where('m.tenant_id', '=', tenantId)
      .where('m.status', '=', 'approved')
      .where('p.status', '=', 'approved')
      .where('r.read_at', 'is', null)
      .where(isOpenTo(eachMember(tenantId), 'n.article_id'))
      .$if(after !== '', (query) => query.where('m.id', '>', after))
      .orderBy('m.id')
      .limit(atOnce)
      .execute();
    for (const { id, language_id: languageId } of members)
      await tell(
        parts,
        tx,
        { tenantId, memberId: id },
        {
          kind: 'news_must_read',
          facts: { newsId, title: textIn(title, localeOf(languageId ?? 0) ?? 'pt-BR') },
          cause: `news must read ${newsId}`,
        },
      );
    return members.length < atOnce ? undefined : members.at(-1)?.id;
  });
}
