/** Names every room's routes, subscribers and ports, one line each. */
import { fileURLToPath } from 'node:url';
import { catalogue } from '@vitrine/contract/catalogue';
import type { FastifyInstance } from 'fastify';
import { journeyRoutes } from './journeys/routes.ts';
import { activitiesFileAccess } from './modules/activities/index.ts';
import { assessmentRecords, assessmentRoutes, closeAttemptJob } from './modules/assessment/index.ts';
import {
  campaignsConsoleRoutes,
  campaignsRecords,
  campaignsRoutes,
  currentCampaignOf,
  freezeBegunCampaigns,
} from './modules/campaigns/index.ts';
import { catalogFileAccess, catalogRoutes } from './modules/catalog/index.ts';
import { certificateOf, certificatesRecords, certificatesRoutes, issueCertificate, noTrailFinished } from './modules/certificates/index.ts';
import {
  contactRoutes,
  countMembers,
  doorkeeper,
  identityFileAccess,
  identityRoutes,
  joinFounder,
  nothingMandatory,
  type Mandatory,
  offeredProviders,
  type PersonalRooms,
  placesRoutes,
  profileRoutes,
  recoveryRoutes,
  registerIdentityWorkers,
  tellOfDecision,
  webClientOf,
} from './modules/identity/index.ts';
import {
  closeForgottenAttempts,
  closeOverdueAttempt,
  finishedCourses,
  isOnShelf,
  learningRecords,
  learningRoutes,
  learnsActivity,
  reconcileAll,
} from './modules/learning/index.ts';
import { closeEndedBooks, ledgerRecords, ledgerRoutes, sealEntries } from './modules/ledger/index.ts';
import { marksRecords, marksRoutes } from './modules/marks/index.ts';
import { noticesRecords, noticesRoutes, registerNoticesWorkers, tellOfCopy, tellOfRevokedSession } from './modules/notices/index.ts';
import {
  isInStore,
  putOrdersOnHold,
  rewardsConsoleRoutes,
  rewardsFileAccess,
  rewardsRecords,
  rewardsRoutes,
  titlesOfOrders,
} from './modules/rewards/index.ts';
import { salesFileAccess, salesRecords, salesRoutes } from './modules/sales/index.ts';
import { pageFacts, tenancyFileAccess, tenancyRoutes, type SitePorts } from './modules/tenancy/index.ts';
import { auditRoutes } from './platform/audit/index.ts';
import type { EventBus } from './platform/events/index.ts';
import { createHttp, type Doorkeeper, type HttpParts, type Routes } from './platform/http/index.ts';
import { faultRoutes } from './platform/log/fault-routes.ts';
import { platformFigures } from './platform/metrics/index.ts';
import { mailboxRoutes } from './platform/mail/index.ts';
import { trailSheetRoutes } from './platform/sheets/index.ts';
import { fileRoutes, refuseContentHost, type FileAccess } from './platform/storage/index.ts';
import type { Subscribers } from './platform/outbox/index.ts';
import type { Platform } from './platform/platform.ts';
import { scheduleUpkeep } from './platform/upkeep.ts';

/** What a site asks of the room of log-ins. */
const sitePortsOf = (platform: Platform): SitePorts => ({
  webClientOf: (ask) => webClientOf(platform, ask),
  offeredProviders: (ask) => offeredProviders(platform, ask),
});

/** What lower rooms ask of higher ones that are not there yet; a test may answer in their place. */
export type UpwardPorts = { mandatory: Mandatory };
const unanswered: UpwardPorts = { mandatory: nothingMandatory };

/** The routes of all rooms. */
export const routesOf = (platform: Platform, { mandatory }: UpwardPorts = unanswered): Routes[] => [
  refuseContentHost(platform),
  fileRoutes(platform, { access: fileAccessOf(platform) }),
  mailboxRoutes(platform),
  faultRoutes(),
  tenancyRoutes(platform, {
    ...sitePortsOf(platform),
    countMembers: (ask) => countMembers(platform, ask),
  }),
  identityRoutes(platform, { mandatory }),
  recoveryRoutes(platform),
  contactRoutes(platform),
  placesRoutes(platform),
  profileRoutes(platform),
  ledgerRoutes(platform, {
    currentCampaignOf: async (actor) => (await currentCampaignOf(platform, platform.db.read(), actor))?.id,
    titlesOfOrders: (actor, ask) => titlesOfOrders(platform.db.write(), actor, ask), // an order just placed has one too
  }),
  noticesRoutes(platform),
  auditRoutes(platform),
  trailSheetRoutes(platform),
  assessmentRoutes(platform),
  catalogRoutes(platform),
  marksRoutes(platform, {
    exists: {
      course: (actor, { subjectId }) => isOnShelf(platform.db.read(), actor, { courseId: subjectId }),
      reward: (actor, { subjectId }) => isInStore(platform.db.read(), actor, { rewardId: subjectId }),
    },
  }),
  learningRoutes(platform, { certificateOf: (actor, ask) => certificateOf(platform, actor, ask) }),
  campaignsRoutes(platform),
  campaignsConsoleRoutes(platform),
  rewardsRoutes(platform, { finishedTrainings: finishedCourses }),
  rewardsConsoleRoutes(platform),
  salesRoutes(platform, { putOrdersOnHold: putOrdersOnHold(platform) }),
  certificatesRoutes(platform, { certificateOfTrail: noTrailFinished }),
];

/** Who is told which news: by event, then by the subscriber's lasting name. */
export const subscribersOf = (platform: Platform): Subscribers => ({
  'tenancy.client_created': { 'identity.join_founder': (event) => joinFounder(platform, event) },
  'identity.registration_decided': { 'identity.tell_of_decision': (event) => tellOfDecision(platform, event) },
  'identity.family_revoked': { 'notices.tell': (event) => tellOfRevokedSession(platform, event) },
  'identity.copy_ready': { 'notices.tell_of_copy': (event) => tellOfCopy(platform, event) },
  'learning.course_finished': { 'certificates.issue': (event) => issueCertificate(platform, event) },
});

/** Who does which jobs. */
export function registerWorkers(platform: Platform): void {
  scheduleUpkeep(platform);
  registerIdentityWorkers(platform, { rooms: personalRoomsOf(platform) });
  registerNoticesWorkers(platform);
  platform.jobs.schedule('ledger.seal', '* * * * *', async () => void (await sealEntries(platform)));
  platform.jobs.schedule('ledger.close-ended-books', '21 * * * *', async () => void (await closeEndedBooks(platform)));
  platform.jobs.schedule('learning.close-forgotten-attempts', '*/10 * * * *', async () => void (await closeForgottenAttempts(platform)));
  // Two nights overlap by two hours, so that nothing falls between them.
  platform.jobs.schedule(
    'learning.reconcile',
    '57 4 * * *',
    async () => void (await reconcileAll(platform, { since: platform.clock.in(-26 * 3_600_000) })),
  );
  platform.jobs.schedule('campaigns.freeze-begun', '*/5 * * * *', async () => void (await freezeBegunCampaigns(platform)));
  platform.jobs.work(closeAttemptJob, (payload) => closeOverdueAttempt(platform, payload));
}

/** Who may see the files of which room. */
export const fileAccessOf = (platform: Platform): FileAccess => ({
  tenancy: tenancyFileAccess,
  identity: identityFileAccess(platform),
  activities: activitiesFileAccess(platform, (actor, ask) => learnsActivity(platform, actor, ask)),
  catalog: catalogFileAccess(platform),
  rewards: rewardsFileAccess(platform),
  sales: salesFileAccess(platform),
});

/** What each room keeps about a person, highest room first: orders give their points back before the ledger writes them off. */
export const personalRoomsOf = (platform: Platform): PersonalRooms => ({
  rewards: rewardsRecords(platform),
  sales: salesRecords(platform),
  certificates: certificatesRecords(platform),
  campaigns: campaignsRecords(platform),
  learning: learningRecords(platform),
  assessment: assessmentRecords(platform),
  ledger: ledgerRecords(platform),
  notices: noticesRecords(platform),
  marks: marksRecords(platform),
});

/** Who is let in. */
export const doorkeeperOf = (platform: Platform): Doorkeeper => doorkeeper(platform);

const builtApps = {
  web: fileURLToPath(new URL('../../web/dist', import.meta.url)),
  console: fileURLToPath(new URL('../../admin/dist', import.meta.url)),
};

/** The product as one HTTP server, not listening yet; tests call it by `inject`. */
export function createApp(
  platform: Platform,
  { events, ports, dataDir, checks }: { events: EventBus; ports?: UpwardPorts; dataDir?: string } & Pick<HttpParts, 'checks'>,
): Promise<FastifyInstance> {
  return createHttp(platform, {
    events,
    figures: platformFigures(platform, { dataDir }),
    ...(checks ? { checks } : {}),
    catalogue,
    doorkeeper: doorkeeperOf(platform),
    routes: [...routesOf(platform, ports), journeyRoutes(platform)],
    pages: {
      builtApps,
      facts: ({ host, locale }) => pageFacts(platform, sitePortsOf(platform), { host, locale }),
    },
  });
}
