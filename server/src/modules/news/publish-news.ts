import type { NewsDraft, NewsForm } from '@vitrine/contract/news';
import { filesInBlocks, searchTextOf, textsInBlocks } from '@vitrine/domain/kernel';
import { judgeNewsPublication, minutesToRead } from '@vitrine/domain/news';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal, refuseFields, refuseOld, type Actor } from '../../platform/http/index.ts';
import { choiceFaults, writeAudience } from './audience.ts';
import { filesIn, getNewsDraft, lockNews } from './get-news-draft.ts';
import { storedForm } from './news-rows.ts';
import { recordOnNews, type NewsParts } from './record-on-news.ts';

/** Longest text that a search looks into. */
const searchedSigns = 200_000;

/**
 * Makes the draft an immutable version (D10) that members see in its time; no job publishes. Refuses `not_found`, `changed_meanwhile`, `nothing_to_publish`, and at fields of
 * `news` `title_required`, `cover_alt_required`, `block_unfinished`, `dates_reversed`, and `invalid_choice` for what the client has no more.
 */
export function publishNews(parts: NewsParts, actor: Actor, { newsId, version }: { newsId: string; version: number }): Promise<NewsDraft> {
  return parts.db.transaction(async (tx) => {
    const row = await lockNews(tx, actor, { newsId });
    refuseOld(row, { version });
    const verdict = judgeNewsPublication({ ...row.form, state: row.state, hasChanges: row.has_changes });
    if (!verdict.ok) throw new Refusal(verdict.refusal, verdict.fields ? { fields: verdict.fields } : {});
    refuseFields(await choiceFaults(tx, actor, row.form), { prefix: 'news.' });
    const placed = await freeze(parts, tx, actor, { newsId, form: row.form });
    await show(parts, tx, actor, { newsId, versionId: placed.id, form: row.form });
    await writeAudience(parts, tx, actor, { newsId, audience: row.form.audience });
    await tx
      .updateTable('news.article')
      .set({ state: 'published', has_changes: false, version: version + 1, published_id: placed.id, updated_at: parts.clock.now() })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', newsId)
      .execute();
    await recordOnNews(parts, tx, actor, {
      subject: 'news',
      subjectId: newsId,
      what: 'news.published',
      before: { state: row.state, versionId: row.published_id },
      after: { state: 'published', versionId: placed.id, number: placed.number },
    });
    return getNewsDraft(parts, tx, actor, { newsId });
  });
}

type Placed = { newsId: string; form: NewsForm };

/** The piece of news is locked, so no two versions get the same number. */
async function freeze(
  { newId, clock }: NewsParts,
  tx: Tx,
  actor: Actor,
  { newsId, form }: Placed,
): Promise<{ id: string; number: number }> {
  const { last } = await tx
    .selectFrom('news.article_version')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('tenant_id', '=', actor.tenantId)
    .where('article_id', '=', newsId)
    .executeTakeFirstOrThrow();
  const placed = { id: newId(), number: (last ?? 0) + 1 };
  const stored = storedForm(form);
  await tx
    .insertInto('news.article_version')
    .values({
      tenant_id: actor.tenantId,
      id: placed.id,
      article_id: newsId,
      number: placed.number,
      content: stored.form,
      blocks: stored.blocks,
      created_at: clock.now(),
      created_by: actor.memberId,
    })
    .execute();
  return placed;
}

/** What members are shown; without a date it keeps the one of its first publication. */
async function show(
  { clock, storage }: NewsParts,
  tx: Tx,
  { tenantId }: Actor,
  { newsId, versionId, form }: Placed & { versionId: string },
): Promise<void> {
  const before = await tx
    .selectFrom('news.shown')
    .select('visible_from')
    .where('tenant_id', '=', tenantId)
    .where('article_id', '=', newsId)
    .executeTakeFirst();
  const now = clock.now();
  const kept = before && before.visible_from <= now ? before.visible_from : now;
  const handed = filesInBlocks(form.blocks).filter(({ purpose }) => purpose === 'any');
  const files = handed.length === 0 ? [] : await storage.find(tx, { tenantId, ids: handed.map(({ id }) => id) });
  const endings = files.flatMap(({ name }) => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? []);
  const columns = {
    version_id: versionId,
    title: JSON.stringify(form.title),
    lead: JSON.stringify(form.lead),
    cover_file_id: form.coverFileId,
    cover_alt: JSON.stringify(form.coverAlt),
    minutes: minutesToRead(form.blocks),
    category_id: form.categoryId,
    tag_ids: [...new Set(form.tagIds)],
    extensions: [...new Set(endings)],
    file_ids: filesIn(form),
    is_must_read: form.isMustRead,
    has_comments: form.hasComments,
    visible_from: form.visibleFrom ?? kept,
    visible_to: form.visibleTo,
    pinned_until: form.pinnedUntil,
    search_text: searchTextOf([form.title, form.lead, ...textsInBlocks(form.blocks)]).slice(0, searchedSigns),
  };
  await tx
    .insertInto('news.shown')
    .values({ tenant_id: tenantId, article_id: newsId, ...columns })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'article_id']).doUpdateSet(columns))
    .execute();
}
