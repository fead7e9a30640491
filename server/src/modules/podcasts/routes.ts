import * as wire from '@vitrine/contract/podcasts';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  createPodcastCategory,
  getPodcastCategory,
  listPodcastCategoriesToKeep,
  removePodcastCategory,
  savePodcastCategory,
} from './categories.ts';
import { exportEpisodes, exportPodcastCategories, exportPodcasts } from './export-podcasts.ts';
import { getEpisodeDownload } from './get-episode-download.ts';
import { createEpisode, getEpisodeToKeep, listEpisodesToKeep, publishEpisode, retireEpisode, saveEpisode } from './keep-episodes.ts';
import { createPodcast, getPodcastToKeep, listPodcastsToKeep, publishPodcast, retirePodcast, savePodcast } from './keep-podcasts.ts';
import { findEpisodes, getEpisode, getListeningCatalog, listPodcastEpisodes } from './list-episodes.ts';
import { getPodcast, listPodcastCategories, listPodcasts } from './list-podcasts.ts';
import { getPodcastFeed, openPodcastFeed, revokePodcastFeed } from './own-feed.ts';
import { playPodcastFeed, readPodcastFeed } from './read-feed.ts';
import { reportListening } from './report-listening.ts';

/** Podcasts of members, and how staff keeps them. */
export const podcastsRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.listPodcasts, ({ actor, query }) => listPodcasts(platform, actor, query));
    answer(app, wire.getPodcast, ({ actor, params }) => getPodcast(platform, actor, params));
    answer(app, wire.listPodcastEpisodes, ({ actor, params, query }) => listPodcastEpisodes(platform, actor, { ...params, ...query }));
    answer(app, wire.findEpisodes, ({ actor, query }) => findEpisodes(platform, actor, query));
    answer(app, wire.getListeningCatalog, ({ actor }) => getListeningCatalog(platform, actor));
    answer(app, wire.listPodcastCategories, ({ actor }) => listPodcastCategories(platform, actor));
    answer(app, wire.getEpisode, ({ actor, params }) => getEpisode(platform, actor, params));
    answer(app, wire.getEpisodeDownload, ({ actor, params }) => getEpisodeDownload(platform, actor, params));
    answer(app, wire.reportListening, ({ actor, body }) => reportListening(platform, actor, body));

    answer(app, wire.getPodcastFeed, ({ actor, params }) => getPodcastFeed(platform, actor, params));
    answer(app, wire.openPodcastFeed, ({ actor, params, host }) => openPodcastFeed(platform, actor, { ...params, host }));
    answer(app, wire.revokePodcastFeed, ({ actor, params }) => revokePodcastFeed(platform, actor, params));
    answer(app, wire.readPodcastFeed, ({ params, host, request, reply }) => readPodcastFeed(platform, { ...params, host, request, reply }));
    answer(app, wire.playPodcastFeed, ({ params, request, reply }) => playPodcastFeed(platform, { ...params, request, reply }));

    answer(app, wire.listPodcastsToKeep, ({ actor, query }) => listPodcastsToKeep(platform, actor, query));
    answer(app, wire.exportPodcasts, ({ actor, query, reply }) => exportPodcasts(platform, actor, { query, reply }));
    answer(app, wire.createPodcast, ({ actor, body }) => createPodcast(platform, actor, body));
    answer(app, wire.getPodcastToKeep, ({ actor, params }) => getPodcastToKeep(platform, actor, params));
    answer(app, wire.savePodcast, ({ actor, params, body }) => savePodcast(platform, actor, { ...params, ...body }));
    answer(app, wire.publishPodcast, ({ actor, params, body }) => publishPodcast(platform, actor, { ...params, ...body }));
    answer(app, wire.retirePodcast, ({ actor, params, body }) => retirePodcast(platform, actor, { ...params, ...body }));

    answer(app, wire.listEpisodesToKeep, ({ actor, query }) => listEpisodesToKeep(platform, actor, query));
    answer(app, wire.exportEpisodes, ({ actor, query, reply }) => exportEpisodes(platform, actor, { query, reply }));
    answer(app, wire.createEpisode, ({ actor, params, body }) => createEpisode(platform, actor, { ...params, ...body }));
    answer(app, wire.getEpisodeToKeep, ({ actor, params }) => getEpisodeToKeep(platform, actor, params));
    answer(app, wire.saveEpisode, ({ actor, params, body }) => saveEpisode(platform, actor, { ...params, ...body }));
    answer(app, wire.publishEpisode, ({ actor, params, body }) => publishEpisode(platform, actor, { ...params, ...body }));
    answer(app, wire.retireEpisode, ({ actor, params, body }) => retireEpisode(platform, actor, { ...params, ...body }));

    answer(app, wire.listPodcastCategoriesToKeep, ({ actor, query }) => listPodcastCategoriesToKeep(platform, actor, query));
    answer(app, wire.exportPodcastCategories, ({ actor, query, reply }) => exportPodcastCategories(platform, actor, { query, reply }));
    answer(app, wire.getPodcastCategory, ({ actor, params }) => getPodcastCategory(platform.db.write(), actor, params));
    answer(app, wire.createPodcastCategory, ({ actor, body }) => createPodcastCategory(platform, actor, body));
    answer(app, wire.savePodcastCategory, ({ actor, params, body }) => savePodcastCategory(platform, actor, { ...params, ...body }));
    answer(app, wire.removePodcastCategory, ({ actor, params }) => removePodcastCategory(platform, actor, params));
  };
