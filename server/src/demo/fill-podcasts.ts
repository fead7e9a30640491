import { readFile } from 'node:fs/promises';
import type { ListeningEvent } from '@vitrine/contract/podcasts';
import type { BuiltPerson } from '../modules/identity/testing.ts';
import { anEpisode, aPodcast, aPodcastCategory, aSentFile, reportListening } from '../modules/podcasts/testing.ts';
import type { Platform } from '../platform/platform.ts';
import { at } from './earlier.ts';
import { getSound, mediaPath } from './media/index.ts';
import { demoLocales, demoPodcastCategories, demoPodcasts, type BrandKey } from './texts/index.ts';

type Ask = { brand: BrandKey; people: readonly BuiltPerson[] };

/** Podcasts of a brand with their episodes, one a week; its first sellers heard one to the end and stopped in another (POD-01). */
export async function fillPodcasts(platform: Platform, { brand, people }: Ask): Promise<void> {
  const author = people.find(({ actor }) => actor.permissions.has('content.write'))?.actor;
  if (!author) throw new Error(`demo: nobody writes content for ${brand}`);
  const categories: string[] = [];
  for (const name of demoPodcastCategories) categories.push((await aPodcastCategory(platform, author, { name })).id);
  const heard: string[] = [];
  for (const [position, { title, description, category, sound: name, order, episodes }] of demoPodcasts[brand].entries()) {
    const categoryId = categories[category] ?? null;
    const given = { title, description, categoryId, episodeOrder: order, position };
    const podcastId = await aPodcast(at(platform, 1_000), author, given);
    const sound = getSound(name);
    const content = await readFile(mediaPath(sound));
    for (const [place, episode] of episodes.entries()) {
      const then = at(platform, (episodes.length - place) * 168 - position * 50);
      const fileId = await aSentFile(then, author, { name: sound.file, content, seconds: sound.seconds });
      const transcripts: Record<string, string> = {};
      for (const locale of demoLocales)
        transcripts[locale] = await aSentFile(then, author, {
          name: sound.captions[locale].file,
          path: mediaPath(sound.captions[locale]),
          purpose: 'captions',
        });
      heard.push(await anEpisode(then, author, { podcastId, fileId, transcripts, ...episode }));
    }
  }
  const [first = '', second = ''] = heard;
  for (const { actor } of people.filter((person) => person.actor.permissions.size === 0).slice(0, 3)) {
    const now = platform.clock.now();
    const acts: Pick<ListeningEvent, 'episodeId' | 'what'>[] = [
      { episodeId: first, what: { kind: 'played' } },
      { episodeId: second, what: { kind: 'heard', position: 21, speed: 1, ranges: [[0, 21]] } },
    ];
    await reportListening(platform, actor, { sentAt: now, events: acts.map((act) => ({ ...act, event_id: platform.newId(), at: now })) });
  }
}
