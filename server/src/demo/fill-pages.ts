import { readFile } from 'node:fs/promises';
import type { Block, Text } from '@vitrine/domain/kernel';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import { aBanner, aBannerPicture, aPage } from '../modules/pages/testing.ts';
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

async function blockOf(platform: Platform, author: Actor, { poster, ...block }: DemoBlock): Promise<Block> {
  const id = platform.newId();
  return block.kind === 'picture' && poster !== undefined
    ? { ...block, id, fileId: await pictureOf(platform, author, poster) }
    : { ...block, id };
}

const pictureOf = async (platform: Platform, author: Actor, poster: string): Promise<string> =>
  aBannerPicture(platform, author, { content: await readFile(mediaPath(getVideo(poster).poster)) });
