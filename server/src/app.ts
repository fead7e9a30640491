/** Composes the rooms: what each asks of others is answered here, and nothing else is said of a room (decision 030). */
import { fileURLToPath } from 'node:url';
import { catalogue } from '@vitrine/contract/catalogue';
import { locales, type Locale } from '@vitrine/domain/kernel';
import type { FastifyInstance } from 'fastify';
import { journeyRoutes } from './journeys/routes.ts';
import { campaignsHold, campaignsOfBlocks, currentCampaignOf, findCampaigns } from './modules/campaigns/index.ts';
import { coursesOfBlocks, portfolioPage, testPlaces, titlesOfCourses } from './modules/catalog/index.ts';
import { certificateOf, certificateOfTrail } from './modules/certificates/index.ts';
import { classesAmong, followLiveClasses } from './modules/classes/index.ts';
import { countMembers, doorkeeper, offeredProviders, webClientOf, type Mandatory } from './modules/identity/index.ts';
import type { PersonalRooms } from './modules/privacy/index.ts';
import {
  countProgress,
  coursesHold,
  dueTraining,
  findCourses,
  findTrails,
  trailsHold,
  finishedTrainings,
  hasReviewable,
  isHandedOut,
  isInCatalog,
  isTrailSeen,
  isTrainingFinished,
  learnsActivity,
  membersAtActivity,
  standsIn,
  trainingsOf,
} from './modules/learning/index.ts';
import { copyMinimums } from './modules/levels/index.ts';
import { filesHold, findFiles, isInLibrary, libraryLists } from './modules/library/index.ts';
import { episodesHold, findInEpisodes, findPodcasts, isPodcastSeen, podcastsHold } from './modules/podcasts/index.ts';
import {
  findRewards,
  isInStore,
  putOrdersOnHold,
  rewardSiteLists,
  rewardsHold,
  rewardsOfBlocks,
  titlesOfOrders,
} from './modules/rewards/index.ts';
import { eventsHold, findEvents } from './modules/events/index.ts';
import { findNews, isInNews, newsHold } from './modules/news/index.ts';
import { findPages, pagesHold, wildcardPages } from './modules/pages/index.ts';
import { photosToSend } from './modules/photos/index.ts';
import { findTopics, topicsHold, type ForumPorts } from './modules/forum/index.ts';
import type { RoomParts } from './modules/room.ts';
import { approvedSalesOf, invoicesOf } from './modules/sales/index.ts';
import { openRooms, type PortsOfRooms } from './modules/rooms.gen.ts';
import { mayEnterCourse, outsideSessions } from './modules/sence/index.ts';
import { dueSurvey } from './modules/surveys/index.ts';
import { faqCategories, findQuestions, questionsHold, questionsOfBlocks } from './modules/support/index.ts';
import { pageFacts, type SitePorts } from './modules/tenancy/index.ts';
import { categoriesInCatalog } from './modules/trails/index.ts';
import { roomWords } from './modules/words.gen.ts';
import { auditRoutes, type TrailNames } from './platform/audit/index.ts';
import { blockThingsRoutes, type BlockPorts } from './platform/rich-text/index.ts';
import type { EventBus } from './platform/events/index.ts';
import { createHttp, type Doorkeeper, type HttpParts, type Routes } from './platform/http/index.ts';
import { faultRoutes } from './platform/log/fault-routes.ts';
import { mailboxRoutes } from './platform/mail/index.ts';
import { platformFigures } from './platform/metrics/index.ts';
import type { Subscribers } from './platform/outbox/index.ts';
import type { Platform } from './platform/platform.ts';
import { auditLogExportRoutes } from './platform/exports/index.ts';
import { fileRoutes, refuseContentHost, type FileAccess } from './platform/storage/index.ts';
import { scheduleUpkeep } from './platform/upkeep.ts';

/** What a site asks of the room of log-ins. */
const sitePortsOf = (platform: Platform): SitePorts => ({
  webClientOf: (ask) => webClientOf(platform, ask),
  offeredProviders: (ask) => offeredProviders(platform, ask),
});

/** What a test may answer in the place of rooms. */
export type UpwardPorts = { mandatory: Mandatory };

/** What has to be done first: a survey, and the training that a rule puts before the portal (SES-19). */
const mandatoryOf =
  (platform: Platform): Mandatory =>
  async (actor) => {
    const [survey, training] = await Promise.all([dueSurvey(platform, actor), dueTraining(platform, actor)]);
    return { survey, ...training };
  };

/** Whether a member sees the course of a board. */
const seesCourseBy =
  (platform: Platform): ForumPorts['seesCourse'] =>
  async (actor, ask) =>
    (await hasReviewable(platform, actor, ask)) !== 'unseen';

/** What blocks of news and pages show of other rooms. */
const thingsOfBlocks = (platform: Platform): BlockPorts => ({
  things: {
    course: (actor, ask) => coursesOfBlocks(platform, actor, ask),
    reward: (actor, ask) => rewardsOfBlocks(platform, actor, ask),
    campaign: (actor, ask) => campaignsOfBlocks(platform, actor, ask),
    question: (actor, ask) => questionsOfBlocks(platform, actor, ask),
  },
});

/** What rooms ask of others: the higher room's answer, handed to the lower one. */
const portsOf = (platform: Platform, { mandatory }: UpwardPorts = { mandatory: mandatoryOf(platform) }): PortsOfRooms => ({
  tenancy: { ...sitePortsOf(platform), countMembers: (ask) => countMembers(platform, ask) },
  identity: {
    mandatory,
    trailCategories: (actor) => categoriesInCatalog(platform.db.read(), actor),
    libraryLists: (actor) => libraryLists(platform.db.read(), actor),
    wildcardPages: (actor) => wildcardPages(platform, actor),
    faqCategories: (actor) => faqCategories(platform.db.read(), actor),
    rewardLists: (actor) => rewardSiteLists(platform, actor),
  },
  privacy: { personalRooms: () => personalRoomsOf(platform) },
  ledger: {
    currentCampaignOf: async (actor) => (await currentCampaignOf(platform, platform.db.read(), actor))?.id,
    titlesOfOrders: (actor, ask) => titlesOfOrders(platform.db.write(), actor, ask), // an order just placed has one too
  },
  marks: {
    exists: {
      course: (actor, { subjectId }) => isInCatalog(platform.db.read(), actor, { courseId: subjectId }),
      reward: (actor, { subjectId }) => isInStore(platform.db.read(), actor, { rewardId: subjectId }),
      library_file: (actor, { subjectId }) => isInLibrary(platform.db.read(), actor, { itemId: subjectId }),
      podcast: (actor, { subjectId }) => isPodcastSeen(platform.db.read(), actor, { podcastId: subjectId, now: platform.clock.now() }),
      news: (actor, { subjectId }) => isInNews(platform.db.read(), actor, { newsId: subjectId, now: platform.clock.now() }),
      trail: (actor, { subjectId }) => isTrailSeen(platform.db.read(), actor, { trailId: subjectId }),
    },
    known: { course: (actor, { subjectId }) => hasReviewable(platform, actor, { courseId: subjectId }) },
  },
  notices: { followLiveClasses: (actor) => followLiveClasses(platform, actor) },
  assessment: { testPlaces },
  news: thingsOfBlocks(platform),
  pages: thingsOfBlocks(platform),
  surveys: { isTrainingFinished, trainingsOf },
  forum: {
    titleOfCourse: async (actor, { courseId }) =>
      (await titlesOfCourses(platform.db.read(), actor, { courseIds: [courseId] })).get(courseId),
    seesCourse: seesCourseBy(platform),
  },
  classes: {
    countProgress: (actor, ask) => countProgress(platform.db.write(), actor, ask),
    membersAtActivity: (actor, ask) => membersAtActivity(platform.db.write(), actor, ask),
  },
  activities: { learnsActivity: (actor, ask) => learnsActivity(platform, actor, ask) },
  catalog: {
    isHandedOut: (actor, ask) => isHandedOut(platform, actor, ask),
    classesAmong: (actor, ask) => classesAmong(platform.db.write(), actor, ask),
  },
  sence: { standsIn: (actor, ask) => standsIn(platform, actor, ask) },
  learning: {
    certificateOf: (actor, ask) => certificateOf(platform, actor, ask),
    certificateOfTrail: (actor, ask) => certificateOfTrail(platform, actor, ask),
    mayEnter: (actor, ask) => mayEnterCourse(platform, actor, ask),
    outsideSessions,
  },
  campaigns: { copyBeside: (tx, actor, ask) => copyMinimums(platform, tx, actor, ask) },
  levels: { invoicesOf },
  sales: { putOrdersOnHold: putOrdersOnHold(platform) },
  photos: { putOrdersOnHold: putOrdersOnHold(platform) },
  events: { putOrdersOnHold: putOrdersOnHold(platform) },
  rewards: { finishedTrainings, photosToSend: (actor, ask) => photosToSend(platform, actor, ask) },
  badges: { approvedSalesOf },
  search: {
    find: {
      course: (actor, ask) => findCourses(platform, actor, ask),
      trail: (actor, ask) => findTrails(platform, actor, ask),
      file: (actor, ask) => findFiles(platform, actor, ask),
      campaign: (actor, ask) => findCampaigns(platform, actor, ask),
      reward: (actor, ask) => findRewards(platform, actor, ask),
      news: (actor, ask) => findNews(platform, actor, ask),
      podcast: (actor, ask) => findPodcasts(platform, actor, ask),
      episode: (actor, ask) => findInEpisodes(platform, actor, ask),
      question: (actor, ask) => findQuestions(platform, actor, ask),
      topic: (actor, ask) => findTopics({ ...platform, seesCourse: seesCourseBy(platform) }, actor, ask),
      page: (actor, ask) => findPages(platform, actor, ask),
      event: (actor, ask) => findEvents(platform, actor, ask),
    },
    holds: {
      course: coursesHold,
      trail: trailsHold,
      file: filesHold,
      campaign: campaignsHold,
      reward: rewardsHold,
      news: newsHold,
      podcast: podcastsHold,
      episode: episodesHold,
      question: questionsHold,
      topic: topicsHold,
      page: pagesHold,
      event: eventsHold,
    },
  },
});

/** What every room brings, lowest row first. */
const roomsOf = (platform: Platform, ports?: UpwardPorts): [name: string, parts: RoomParts][] =>
  Object.entries(openRooms(platform, portsOf(platform, ports)));

/** The routes of all rooms. */
export const routesOf = (platform: Platform, ports?: UpwardPorts): Routes[] => [
  refuseContentHost(platform),
  fileRoutes(platform, { access: fileAccessOf(platform) }),
  mailboxRoutes(platform),
  faultRoutes(),
  auditRoutes({ ...platform, names: trailNamesOf(platform) }),
  blockThingsRoutes(thingsOfBlocks(platform)),
  auditLogExportRoutes(platform, { wordsOf: auditWordsIn, names: trailNamesOf(platform) }),
  ...roomsOf(platform, ports).flatMap(([, { routes = [] }]) => routes),
];

/** What each room calls its things in the trail. */
const trailNamesOf = (platform: Platform): TrailNames =>
  Object.assign({}, ...roomsOf(platform).map(([, { trailNames = {} }]) => trailNames));

const auditWordsIn = (locale: Locale) => Object.values(roomWords).flatMap((words) => words[locale].auditLog ?? []);

/** Who is told which news: by event, then by the subscriber's lasting name. */
export function subscribersOf(platform: Platform): Subscribers {
  const all: Subscribers = {};
  for (const [, { subscribers = {} }] of roomsOf(platform))
    for (const [event, told] of Object.entries(subscribers)) all[event] = { ...all[event], ...told };
  return all;
}

/** Who does which jobs. */
export function registerWorkers(platform: Platform): void {
  scheduleUpkeep(platform);
  for (const [, { jobs }] of roomsOf(platform)) jobs?.(platform.jobs);
}

/** Who may see the files of which room. */
export const fileAccessOf = (platform: Platform): FileAccess =>
  Object.fromEntries(roomsOf(platform).flatMap(([room, { fileAccess }]) => (fileAccess ? [[room, fileAccess]] : [])));

/** What each room keeps about a person, highest room first: orders give their points back before the ledger writes them off. */
export const personalRoomsOf = (platform: Platform): PersonalRooms =>
  Object.fromEntries(
    roomsOf(platform)
      .toReversed()
      .flatMap(([room, { personalRecords }]) => (personalRecords ? [[room, { ...personalRecords, names: keptNamesOf(room) }]] : [])),
  );

const keptNamesOf = (room: string) => Object.fromEntries(locales.map((locale) => [locale, roomWords[room]?.[locale].kept ?? {}]));

/** Who is let in. */
export const doorkeeperOf = (platform: Platform): Doorkeeper => doorkeeper(platform);

const builtApps = {
  web: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  console: fileURLToPath(new URL('../../admin/dist', import.meta.url)),
};

/** The product as one HTTP server, not listening yet; tests call it by `inject`. */
export function createApp(
  platform: Platform,
  { events, ports, sharedDir, checks }: { events: EventBus; ports?: UpwardPorts; sharedDir?: string } & Pick<HttpParts, 'checks'>,
): Promise<FastifyInstance> {
  return createHttp(platform, {
    events,
    figures: platformFigures(platform, { sharedDir }),
    ...(checks ? { checks } : {}),
    catalogue,
    doorkeeper: doorkeeperOf(platform),
    routes: [...routesOf(platform, ports), journeyRoutes(platform)],
    pages: {
      builtApps,
      facts: ({ host, locale, path }) =>
        pageFacts(platform, { ...sitePortsOf(platform), shownAt: portfolioPage(platform) }, { host, locale, path }),
    },
  });
}
