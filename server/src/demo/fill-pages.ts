import { readFile } from 'node:fs/promises';
import type { Block, Text, ThingKind } from '@vitrine/domain/kernel';
import { campaignsOfBlocks } from '../modules/campaigns/index.ts';
import { coursesOfBlocks } from '../modules/catalog/index.ts';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import { aBanner, aBannerPicture, aPage } from '../modules/pages/testing.ts';
import { rewardsOfBlocks } from '../modules/rewards/index.ts';
import { questionsOfBlocks } from '../modules/support/index.ts';
import type { Actor } from '../platform/http/index.ts';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';
import { getVideo, mediaPath } from './media/index.ts';
import { demoBanners, demoPages, type BrandKey, type DemoBlock } from './texts/index.ts';

type Ask = { brand: BrandKey; program: Text; people: readonly BuiltPerson[] };

/** Banners of welcome, the hotsite and two pages of a brand (EXP-01, NAV-11). */
export async function fillPages(platform: Platform, { brand, program, people }: Ask): Promise<void> {
  const author = people.find(({ actor }) => actor.permissions.has('content.write'))?.actor;
  if (!author) throw new Error(`demo: nobody writes content for ${brand}`);
  const then = at(platform, 300);
  for (const [position, { poster, ...banner }] of demoBanners.entries())
    await aBanner(then, author, { ...banner, position, phoneFileId: await pictureOf(then, author, poster) });
  for (const { slug, title, blocks } of demoPages(brand, program)) {
    const drawn: Block[] = [];
    for (const block of blocks) drawn.push(await blockOf(then, author, block));
    await aPage(then, author, { slug, title, blocks: drawn });
  }
}

async function blockOf(platform: Platform, author: Actor, block: DemoBlock): Promise<Block> {
  const id = platform.newId();
  if (block.kind === 'stage') {
    const { poster, endsInDays, ...words } = block;
    return { ...words, id, fileId: await pictureOf(platform, author, poster), endsAt: platform.clock.in(endsInDays * 86_400_000) };
  }
  if (block.kind === 'gallery') {
    const pictures = [];
    for (const { poster, alt } of block.pictures) pictures.push({ fileId: await pictureOf(platform, author, poster), alt });
    return { id, kind: block.kind, pictures };
  }
  if (block.kind === 'cards') return { id, kind: block.kind, of: block.of, ids: await someOf(platform, author, block) };
  if (block.kind === 'questions')
    return { id, kind: block.kind, ids: await someOf(platform, author, { of: 'question', count: block.count }) };
  const { poster, ...plain } = block;
  return plain.kind === 'picture' && poster !== undefined
    ? { ...plain, id, fileId: await pictureOf(platform, author, poster) }
    : { ...plain, id };
}

/** The first of what is published. */
async function someOf(platform: Platform, author: Actor, { of, count }: { of: ThingKind; count: number }): Promise<string[]> {
  const find = { course: coursesOfBlocks, reward: rewardsOfBlocks, campaign: campaignsOfBlocks, question: questionsOfBlocks }[of];
  return (await find(platform, author, { forStaff: { words: '' } })).slice(0, count).map(({ id }) => id);
}

const pictureOf = async (platform: Platform, author: Actor, poster: string): Promise<string> =>
  aBannerPicture(platform, author, { content: await readFile(mediaPath(getVideo(poster).poster)) });
