/** How another tenant’s rows of this room are asked for. */
import type { ListeningEvent } from '@vitrine/contract/podcasts';
import type { RoomUnderAttack } from '../../../isolation/entry.ts';
import { anEpisode, anEpisodeForm, aPodcast, aPodcastCategory, aPodcastForm, aSentFile, reportListening, silence } from '../testing.ts';
import { openPodcastFeed } from '../own-feed.ts';

type Own = { feedSecret: string; podcastId: string; episodeId: string; podcastCategoryId: string; soundId: string };
const heard = (episodeId: string, { newId, now }: { newId: () => string; now: string }): { sentAt: string; events: ListeningEvent[] } => ({
  sentAt: now,
  events: [{ event_id: newId(), episodeId, at: now, what: { kind: 'heard', position: 100, speed: 1, ranges: [[0, 100]] } }],
});

const anotherSecret = (secret: string): string => `${secret.slice(0, 37)}${'x'.repeat(43)}`;

export const podcasts: RoomUnderAttack<Own> = {
  rows: async ({ platform }, { author, learner, mark }) => {
    const name = { 'pt-BR': mark };
    const { id: podcastCategoryId } = await aPodcastCategory(platform, author.actor, { name });
    const podcastId = await aPodcast(platform, author.actor, { title: name, categoryId: podcastCategoryId });
    const transcriptId = await aSentFile(platform, author.actor, {
      name: `${mark}.vtt`,
      content: Buffer.from(`WEBVTT\n\n00:01.000 --> 00:02.000\n${mark}\n`),
      purpose: 'captions',
    });
    const episodeId = await anEpisode(platform, author.actor, { podcastId, title: name, transcripts: { 'pt-BR': transcriptId } });
    await reportListening(platform, learner.actor, heard(episodeId, { newId: platform.newId, now: platform.clock.now() }));
    const group = await platform.db
      .read()
      .selectFrom('identity.member_group')
      .select('id')
      .where('tenant_id', '=', author.tenantId)
      .executeTakeFirstOrThrow();
    await aPodcast(platform, author.actor, { title: name, groupIds: [group.id] });
    const soundId = await aSentFile(platform, author.actor, { name: `${mark}.wav`, content: silence(5) });
    const { url } = await openPodcastFeed(platform, learner.actor, { podcastId, host: learner.host });
    const feedSecret = url.slice(url.lastIndexOf('/') + 1);
    const feed = await platform.db
      .read()
      .selectFrom('podcasts.feed')
      .select('id')
      .where('tenant_id', '=', author.tenantId)
      .executeTakeFirstOrThrow();
    await platform.db
      .write()
      .insertInto('podcasts.feed_reader')
      .values({ tenant_id: author.tenantId, feed_id: feed.id, reader: Buffer.from('app'), seen_at: platform.clock.now() })
      .execute();
    return { feedSecret, podcastId, episodeId, podcastCategoryId, soundId };
  },
  entries: {
    listPodcasts: {
      asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }, { query: { categories: b.podcastCategoryId } }],
    },
    getPodcast: { asks: ({ podcastId }) => [{ params: { podcastId } }] },
    listPodcastEpisodes: { asks: ({ podcastId }) => [{ params: { podcastId }, query: { limit: 100 } }] },
    findEpisodes: { asks: (b) => [{ query: { search: b.mark } }] },
    getListeningCatalog: { asks: () => [{}] },
    listPodcastCategories: { asks: () => [{}] },
    getEpisode: { asks: ({ episodeId }) => [{ params: { episodeId } }] },
    getEpisodeDownload: { asks: ({ episodeId }) => [{ params: { episodeId } }] },
    getPodcastFeed: { asks: ({ podcastId }) => [{ params: { podcastId } }] },
    openPodcastFeed: { asks: ({ podcastId }) => [{ params: { podcastId } }] },
    revokePodcastFeed: { asks: ({ podcastId }) => [{ params: { podcastId } }] },
    // The address itself opens it, to whoever has it; another secret of the same client does not.
    readPodcastFeed: { asks: (b) => [{ params: { secret: anotherSecret(b.feedSecret) } }] },
    playPodcastFeed: { asks: (b) => [{ params: { secret: anotherSecret(b.feedSecret), episodeId: b.episodeId } }] },
    reportListening: { asks: (b) => [{ body: heard(b.episodeId, b) }] },
    listPodcastsToKeep: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }] },
    exportPodcasts: { asks: () => [{ query: {} }] },
    createPodcast: {
      asks: (b) => [
        { body: aPodcastForm() },
        { body: aPodcastForm({ categoryId: b.podcastCategoryId }) },
        { body: aPodcastForm({ groupIds: [b.groupId], areaIds: [b.areaId], audienceTagIds: [b.tagId], tagIds: [b.tagId] }) },
        { body: aPodcastForm({ coverFileId: b.fileId }) },
      ],
    },
    getPodcastToKeep: { asks: ({ podcastId }) => [{ params: { podcastId } }] },
    savePodcast: {
      asks: ({ podcastId }) => [1, 2].map((version) => ({ params: { podcastId }, body: { version, podcast: aPodcastForm() } })),
    },
    publishPodcast: { asks: ({ podcastId }) => [1, 2].map((version) => ({ params: { podcastId }, body: { version } })) },
    retirePodcast: { asks: ({ podcastId }) => [1, 2].map((version) => ({ params: { podcastId }, body: { version } })) },
    listEpisodesToKeep: {
      asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }, { query: { podcastId: b.podcastId } }],
    },
    exportEpisodes: { asks: (b) => [{ query: {} }, { query: { podcastId: b.podcastId } }] },
    createEpisode: {
      asks: ({ podcastId, soundId }) => [
        { params: { podcastId }, body: anEpisodeForm() },
        { params: { podcastId }, body: anEpisodeForm({ fileId: soundId }) },
      ],
    },
    getEpisodeToKeep: { asks: ({ episodeId }) => [{ params: { episodeId } }] },
    saveEpisode: {
      asks: ({ episodeId, soundId }) =>
        [1, 2].map((version) => ({ params: { episodeId }, body: { version, episode: anEpisodeForm({ fileId: soundId }) } })),
    },
    publishEpisode: { asks: ({ episodeId }) => [1, 2].map((version) => ({ params: { episodeId }, body: { version } })) },
    retireEpisode: { asks: ({ episodeId }) => [1, 2].map((version) => ({ params: { episodeId }, body: { version } })) },
    listPodcastCategoriesToKeep: { asks: (b) => [{ query: { limit: 100 } }, { query: { search: b.mark } }] },
    exportPodcastCategories: { asks: () => [{ query: {} }] },
    getPodcastCategory: { asks: (b) => [{ params: { categoryId: b.podcastCategoryId } }] },
    createPodcastCategory: { asks: () => [{ body: { name: { 'pt-BR': 'Invasora' } } }] },
    savePodcastCategory: {
      asks: (b) => [{ params: { categoryId: b.podcastCategoryId }, body: { version: 1, category: { name: { 'pt-BR': 'Invasora' } } } }],
    },
    removePodcastCategory: { asks: (b) => [{ params: { categoryId: b.podcastCategoryId } }] },
  },
};
