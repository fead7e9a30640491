import { readFile } from 'node:fs/promises';
import type { Block, Text } from '@vitrine/domain/kernel';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import { aNewsCategory, reactToNews, somePublishedNews, tellNewsReading, writeComment } from '../modules/news/testing.ts';
import type { Actor } from '../platform/http/index.ts';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';
import { getVideo, mediaPath } from './media/index.ts';
import { demoNews, demoNewsCategories, type BrandKey, type DemoNews } from './texts/index.ts';

type Ask = { brand: BrandKey; people: readonly BuiltPerson[] };

/** News of a brand, published one after the other over some weeks: one waits for its day, one must be read, and people read and say something (NEW-01). */
export async function fillNews(platform: Platform, { brand, people }: Ask): Promise<void> {
  const author = people.find(({ actor }) => actor.permissions.has('content.write'))?.actor;
  if (!author) throw new Error(`demo: nobody writes content for ${brand}`);
  const sellers = people.filter(({ actor }) => actor.permissions.size === 0);
  const categories: string[] = [];
  for (const name of demoNewsCategories) categories.push((await aNewsCategory(platform, author, { name })).id);
  for (const news of demoNews[brand]) {
    const newsId = await publish(platform, author, { news, categoryId: categories[news.category] ?? null });
    if (news.hours < 0) continue;
    for (const [nth, reader] of sellers.slice(2, 6).entries()) {
      const then = at(platform, news.hours / 2);
      await tellNewsReading(then, reader.actor, { newsId, reached: 'end' });
      await reactToNews(then, reader.actor, { newsId, reaction: nth === 1 ? 'idea' : nth === 3 ? 'love' : 'like' });
    }
    for (const { who, text } of news.said ?? []) {
      const member = sellers[who + 2];
      if (member) await writeComment(at(platform, news.hours / 3), member.actor, { newsId, text });
    }
  }
}

async function publish(
  platform: Platform,
  author: Actor,
  { news, categoryId }: { news: DemoNews; categoryId: string | null },
): Promise<string> {
  const { hours, title, lead, cover, blocks, isPinned, isMustRead = false, hasNoComments = false } = news;
  const then = at(platform, Math.max(hours, 1));
  return somePublishedNews(then, author, {
    title,
    lead,
    coverFileId: cover ? await posterOf(platform, author, cover.film) : null,
    coverAlt: cover?.alt ?? {},
    blocks: blocks.map((block): Block => blockOf(platform.newId(), block)),
    categoryId,
    isMustRead,
    hasComments: !hasNoComments,
    visibleFrom: platform.clock.in(-hours * 3_600_000),
    pinnedUntil: isPinned ? platform.clock.in(5 * 86_400_000) : null,
  });
}

function blockOf(id: string, block: DemoNews['blocks'][number]): Block {
  switch (block.kind) {
    case 'text':
      return { id, kind: 'text', html: block.words };
    case 'heading':
      return { id, kind: 'heading', level: 2, text: block.words };
    case 'quote':
      return { id, kind: 'quote', text: block.words, by: inAll(block.by) };
    case 'button':
      return { id, kind: 'button', label: block.words, to: block.to };
  }
}

const inAll = (words: string): Text => ({ 'pt-BR': words });

async function posterOf({ storage }: Platform, { siteId, tenantId, personId }: Actor, film: string): Promise<string> {
  const content = await readFile(mediaPath(getVideo(film).poster));
  const { id } = await storage.put({ siteId, tenantId, personId, purpose: 'image', name: `${film}.jpg`, content, isPublic: false });
  return id;
}
