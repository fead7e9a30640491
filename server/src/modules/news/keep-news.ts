import type { NewsDraft, NewsForm } from '@vitrine/contract/news';
import { searchTextOf, type Text } from '@vitrine/domain/kernel';
import type { Tx } from '../../platform/database/index.ts';
import { mergeEdit, Refusal, refuseFields, type Actor, type Changes, type Was } from '../../platform/http/index.ts';
import { blockFileFault, ownBlockFiles } from '../../platform/rich-text/index.ts';
import { choiceFaults } from './audience.ts';
import { getNewsDraft, lockNews } from './get-news-draft.ts';
import { storedForm } from './news-rows.ts';
import { recordOnNews, type NewsParts } from './record-on-news.ts';

type One = { newsId: string };

const emptyForm: Omit<NewsForm, 'title'> = {
  lead: {},
  coverFileId: null,
  coverAlt: {},
  blocks: [],
  categoryId: null,
  tagIds: [],
  isMustRead: false,
  hasComments: true,
  visibleFrom: null,
  visibleTo: null,
  pinnedUntil: null,
  audience: { groupIds: [], areaIds: [], tagIds: [] },
};

/** Begins a piece of news that nobody sees yet. Refuses `title_required`. */
export function createNews(parts: NewsParts, actor: Actor, { title }: { title: Text }): Promise<{ id: string }> {
  refuseFields({ title: Object.values(title).some(Boolean) ? undefined : 'title_required' }, { prefix: '' });
  const id = parts.newId();
  const { form, blocks } = storedForm({ ...emptyForm, title });
  const now = parts.clock.now();
  return parts.db.transaction(async (tx) => {
    await tx
      .insertInto('news.article')
      .values({
        tenant_id: actor.tenantId,
        id,
        version: 1,
        state: 'draft',
        has_changes: true,
        draft: form,
        blocks,
        search_text: searchTextOf([title]),
        created_at: now,
        updated_at: now,
      })
      .execute();
    await recordOnNews(parts, tx, actor, { subject: 'news', subjectId: id, what: 'news.created', before: null, after: { title } });
    return { id };
  });
}

/** Saves a draft. Refuses `not_found`, `changed_meanwhile`, and at fields of `news` what is not the client's: `invalid_choice`, `file_missing`, `file_of_wrong_kind`. */
export function saveNews(
  parts: NewsParts,
  actor: Actor,
  { newsId, version, news: now, was }: One & { version: number; news: Changes<NewsForm>; was?: Was },
): Promise<NewsDraft> {
  return parts.db.transaction(async (tx) => {
    const row = await lockNews(tx, actor, { newsId });
    const news = mergeEdit(row, { version, now, was });
    const { tenantId, personId } = actor;
    refuseFields(
      {
        ...(await choiceFaults(tx, actor, news)),
        coverFileId: await coverFault(parts, tx, actor, { fileId: news.coverFileId, kept: row.form.coverFileId }),
        blocks: await blockFileFault(parts, tx, { tenantId, personId, blocks: news.blocks, kept: row.form.blocks }),
      },
      { prefix: 'news.' },
    );
    await ownBlockFiles(parts, tx, { tenantId, room: 'news', ownerId: newsId, blocks: news.blocks, kept: row.form.blocks });
    if (news.coverFileId !== null && news.coverFileId !== row.form.coverFileId)
      await parts.storage.own(tx, { tenantId, fileId: news.coverFileId, room: 'news', ownerId: newsId });
    const { form, blocks } = storedForm(news);
    await tx
      .updateTable('news.article')
      .set({
        version: row.version + 1,
        has_changes: true,
        draft: form,
        blocks,
        search_text: searchTextOf([news.title]),
        category_id: news.categoryId,
        updated_at: parts.clock.now(),
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', newsId)
      .execute();
    await recordOnNews(parts, tx, actor, { subject: 'news', subjectId: newsId, what: 'news.saved', before: row.form, after: news });
    return getNewsDraft(parts, tx, actor, { newsId });
  });
}

/** Takes a piece of news away; its versions, who read it and what was said stay known. Refuses `not_found`, `news_retired`. */
export function retireNews(parts: NewsParts, actor: Actor, { newsId }: One): Promise<Record<string, never>> {
  return parts.db.transaction(async (tx) => {
    const row = await lockNews(tx, actor, { newsId });
    if (row.state === 'retired') throw new Refusal('news_retired');
    const now = parts.clock.now();
    await tx.deleteFrom('news.shown').where('tenant_id', '=', actor.tenantId).where('article_id', '=', newsId).execute();
    await tx
      .updateTable('news.article')
      .set({ state: 'retired', version: row.version + 1, updated_at: now })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', '=', newsId)
      .execute();
    await recordOnNews(parts, tx, actor, {
      subject: 'news',
      subjectId: newsId,
      what: 'news.retired',
      before: { state: row.state },
      after: { state: 'retired' },
    });
    return {};
  });
}

/** A new cover has to be the writer's own upload, so that nobody shows another person's file to all. */
async function coverFault(
  { storage }: NewsParts,
  tx: Tx,
  { tenantId, personId }: Actor,
  { fileId, kept }: { fileId: string | null; kept: string | null },
): Promise<string | undefined> {
  if (fileId === null) return undefined;
  const [file] = await storage.find(tx, { tenantId, ids: [fileId], ...(fileId === kept ? {} : { uploadedBy: personId }) });
  if (!file) return 'file_missing';
  return file.purpose === 'image' ? undefined : 'file_of_wrong_kind';
}
