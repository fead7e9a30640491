import { readFile } from 'node:fs/promises';
import { aFolder, aLibraryCategory, aReading, anItem, retireFolder, type SentFile } from '../modules/library/testing.ts';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';
import { getHandbook, getSound, getVideo, mediaPath, type MediaFile } from './media/index.ts';
import { demoBin, demoLibrary, demoLibraryCategories, type BrandKey, type DemoFile, type DemoFolder } from './texts/index.ts';

type Ask = { brand: BrandKey; people: readonly BuiltPerson[] };

/** Folders and files of a brand, put there one after the other over some weeks (LIB-01). */
export async function fillLibrary(platform: Platform, { brand, people }: Ask): Promise<void> {
  const author = people.find(({ actor }) => actor.permissions.has('content.write'))?.actor;
  if (!author) throw new Error(`demo: nobody writes content for ${brand}`);
  const categories: string[] = [];
  for (const name of demoLibraryCategories) categories.push((await aLibraryCategory(platform, author, { name })).id);
  const readers = people.filter(({ actor }, place) => actor.permissions.size === 0 && place % 3 === 0); // a third of those who sell
  let hours = 700;
  const fill = async (folders: readonly DemoFolder[], parentId: string | null) => {
    for (const { name, files, folders: inside = [] } of folders) {
      const then = at(platform, hours);
      const folderId = await aFolder(then, author, { parentId, name });
      for (const file of files) {
        hours -= 30;
        const { title, description = {}, category, mustRead = false } = file;
        const categoryId = categories[category] ?? null;
        const says = { title, description, categoryId, isMustRead: mustRead };
        const itemId = await anItem(at(platform, hours), author, { folderId, file: await sentFile(file), ...says });
        if (mustRead) for (const reader of readers) await aReading(at(platform, hours - 9), reader.actor, { itemId });
      }
      await fill(inside, folderId);
    }
  };
  await fill(demoLibrary[brand], null);
  // One that was taken away two days ago: the bin shows the way back.
  const folderId = await aFolder(at(platform, 60), author, { name: demoBin.folder });
  const file = { name: 'tabela-2025.txt', content: Buffer.from('2025') };
  await anItem(at(platform, 60), author, { folderId, file, title: demoBin.file });
  await retireFolder(at(platform, 48), author, { folderId });
}

async function sentFile({ name, media, lines = [] }: DemoFile): Promise<SentFile> {
  if (media === undefined) return { name, content: Buffer.from(`${lines.join('\n')}\n`) };
  const { file, seconds } = mediaNamed(media);
  return { name, content: await readFile(mediaPath(file)), ...(seconds ? { seconds } : {}) };
}

function mediaNamed(name: string): { file: MediaFile; seconds?: number } {
  if (name.startsWith('poster:')) return { file: getVideo(name.slice('poster:'.length)).poster };
  if (name.startsWith('handbook-')) return { file: getHandbook(name.slice('handbook-'.length), 'pt-BR') };
  const file = name.endsWith('-sound') ? getSound(name.slice(0, -'-sound'.length)) : getVideo(name);
  return { file, seconds: file.seconds };
}
