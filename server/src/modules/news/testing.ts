/** Builders of news, by the same use-cases that staff calls; for tests and the demo. */
import type { NewsForm } from '@vitrine/contract/news';
import type { PlainBlock } from '@vitrine/domain/kernel';
import type { Actor } from '../../platform/http/index.ts';
import { createNewsCategory } from './categories.ts';
import { createNews, saveNews } from './keep-news.ts';
import { publishNews } from './publish-news.ts';
import type { NewsParts } from './record-on-news.ts';
export { createNewsCategory as aNewsCategory };
export { reportComment, writeComment } from './comments.ts';
export { tellNewsReading } from './get-news.ts';
export { reactToNews } from './react-to-news.ts';
export { tellMustRead } from './tell-must-read.ts';

/** A text block; `id` is a UUID. */
export const aTextBlock = ({ newId }: Pick<NewsParts, 'newId'>, html: string): PlainBlock => ({
  id: newId(),
  kind: 'text',
  html: { 'pt-BR': html },
});

/** A form of a piece of news for everybody, from now on; anything may be given. */
export const aNewsForm = (given: Partial<NewsForm> = {}): NewsForm => ({
  title: { 'pt-BR': 'Pontos em dobro' },
  lead: { 'pt-BR': 'Só nesta semana.' },
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
  ...given,
});

/** A draft that was saved once. */
export async function aNewsDraft(parts: NewsParts, actor: Actor, given: Partial<NewsForm> = {}): Promise<string> {
  const news = aNewsForm(given);
  const { id: newsId } = await createNews(parts, actor, { title: news.title });
  await saveNews(parts, actor, { newsId, version: 1, news });
  return newsId;
}

/** A published piece of news. */
export async function somePublishedNews(parts: NewsParts, actor: Actor, given: Partial<NewsForm> = {}): Promise<string> {
  const newsId = await aNewsDraft(parts, actor, given);
  await publishNews(parts, actor, { newsId, version: 2 });
  return newsId;
}
