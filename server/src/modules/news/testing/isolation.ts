/** How another tenant’s rows of this room are asked for. */
import type { RoomUnderAttack } from '../../../isolation/entry.ts';
import { aNewsCategory, aNewsForm, reactToNews, reportComment, somePublishedNews, tellNewsReading, writeComment } from '../testing.ts';

type Own = { newsId: string; newsCategoryId: string; newsCommentId: string };
const form = (b: Own & { fileId: string; groupId: string; areaId: string; tagId: string }) => [
  aNewsForm({ title: { 'pt-BR': 'Invasora' } }),
  aNewsForm({ categoryId: b.newsCategoryId }),
  aNewsForm({ coverFileId: b.fileId }),
  aNewsForm({ audience: { groupIds: [b.groupId], areaIds: [b.areaId], tagIds: [b.tagId] } }),
];

export const news: RoomUnderAttack<Own> = {
  rows: async ({ platform }, { author, learner, mark }) => {
    const name = { 'pt-BR': mark };
    const { id: newsCategoryId } = await aNewsCategory(platform, author.actor, { name });
    const newsId = await somePublishedNews(platform, author.actor, {
      title: name,
      lead: name,
      categoryId: newsCategoryId,
      isMustRead: true,
    });
    await tellNewsReading(platform, learner.actor, { newsId, reached: 'end' });
    await reactToNews(platform, learner.actor, { newsId, reaction: 'like' });
    const { id: newsCommentId } = await writeComment(platform, learner.actor, { newsId, text: mark });
    await reportComment(platform, author.actor, { commentId: newsCommentId, reason: 'spam' });
    const group = await platform.db
      .read()
      .selectFrom('identity.member_group')
      .select('id')
      .where('tenant_id', '=', author.tenantId)
      .executeTakeFirstOrThrow();
    const audience = { groupIds: [group.id], areaIds: [], tagIds: [] };
    await somePublishedNews(platform, author.actor, { title: name, audience });
    return { newsId, newsCategoryId, newsCommentId };
  },
  entries: {
    listNews: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }, { query: { categories: b.newsCategoryId } }] },
    listNewsCategories: { asks: () => [{}] },
    getNews: { asks: (b) => [{ params: { newsId: b.newsId } }] },
    tellNewsReading: { asks: (b) => [{ params: { newsId: b.newsId }, body: { reached: 'end' } }] },
    reactToNews: { asks: (b) => [{ params: { newsId: b.newsId }, body: { reaction: 'like' } }] },
    listComments: { asks: (b) => [{ params: { newsId: b.newsId }, query: {} }] },
    writeComment: { asks: (b) => [{ params: { newsId: b.newsId }, body: { text: 'Invasora' } }] },
    saveComment: { asks: (b) => [{ params: { commentId: b.newsCommentId }, body: { text: 'Invasora' } }] },
    removeComment: { asks: (b) => [{ params: { commentId: b.newsCommentId } }] },
    reportComment: { asks: (b) => [{ params: { commentId: b.newsCommentId }, body: { reason: 'spam' } }] },
    listCommentsToJudge: { asks: (b) => [{ params: { newsId: b.newsId }, query: { show: 'all' } }] },
    judgeComment: { asks: (b) => [{ params: { commentId: b.newsCommentId }, body: { verdict: 'hidden' } }] },
    countNews: { asks: (b) => [{ query: {} }, { query: { search: b.mark } }] },
    listNewsToKeep: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }] },
    exportNews: { asks: () => [{ query: {} }] },
    createNews: { asks: () => [{ body: { title: { 'pt-BR': 'Invasora' } } }] },
    getNewsDraft: { asks: (b) => [{ params: { newsId: b.newsId } }] },
    saveNews: {
      asks: (b) => form(b).flatMap((news) => [1, 2, 3].map((version) => ({ params: { newsId: b.newsId }, body: { version, news } }))),
    },
    publishNews: { asks: (b) => [2, 3].map((version) => ({ params: { newsId: b.newsId }, body: { version } })) },
    retireNews: { asks: (b) => [{ params: { newsId: b.newsId } }] },
    listNewsReaders: { asks: (b) => [{ params: { newsId: b.newsId }, query: {} }] },
    exportNewsReaders: { asks: (b) => [{ params: { newsId: b.newsId }, query: {} }] },
    listNewsReadersByGroup: { asks: (b) => [{ params: { newsId: b.newsId }, query: {} }] },
    exportNewsReadersByGroup: { asks: (b) => [{ params: { newsId: b.newsId }, query: {} }] },
    listNewsCategoriesToKeep: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }] },
    exportNewsCategories: { asks: () => [{ query: {} }] },
    getNewsCategory: { asks: (b) => [{ params: { categoryId: b.newsCategoryId } }] },
    createNewsCategory: { asks: () => [{ body: { name: { 'pt-BR': 'Invasora' } } }] },
    saveNewsCategory: {
      asks: (b) => [{ params: { categoryId: b.newsCategoryId }, body: { version: 1, category: { name: { 'pt-BR': 'Invasora' } } } }],
    },
    removeNewsCategory: { asks: (b) => [{ params: { categoryId: b.newsCategoryId } }] },
  },
  untold: { 'news.article_version': 'who of the staff published it for the client; that they did it stands in the audit log' },
};
