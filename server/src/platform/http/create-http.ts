import formbody from '@fastify/formbody';
import Fastify, { LogController, type FastifyInstance, type RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { localEventBus, type EventBus } from '../events/index.ts';
import type { Platform } from '../platform.ts';
import { openFigures, type Figures, type FigureSource } from '../metrics/index.ts';
import { openStreams } from '../realtime/index.ts';
import type { Doorkeeper } from './actor.ts';
import { admitBy } from './admission.ts';
import type { Routes } from './answer.ts';
import { answerAppLinks } from './app-links.ts';
import { answerNativeApp } from './native-app.ts';
import { answerTestControl } from './test-control.ts';
import { refuseOtherTypes } from './body-type.ts';
import { awaitBodies, refuseBrokenRequest } from './body-deadline.ts';
import { answerErrors } from './errors.ts';
import { answerUnchanged } from './etag.ts';
import { limitRequests } from './limits.ts';
import { documentApi, type Catalogue } from './openapi.ts';
import { servePages, type BuiltApps, type PageFacts, type Pages } from './pages.ts';
import { answerProbes } from './probes.ts';
import { refuseSeveralHosts } from './one-host.ts';
import type { ReadinessChecks } from './readiness.ts';
import { logAnswers } from './request-log.ts';
import { protectAnswers } from './security-headers.ts';

export type HttpParts = {
  doorkeeper: Doorkeeper;
  routes: readonly Routes[];
  /** Wakes streams; without one they hear only what happens in this process. */
  events?: EventBus;
  /** The contract's names, for the API's document; without it there is none. */
  catalogue?: Catalogue;
  /** The built apps and what their page needs; without them the server answers calls only. */
  pages?: { facts: PageFacts; builtApps: BuiltApps };
  /** What is told to whoever scrapes, beyond the answers themselves. */
  figures?: readonly FigureSource[];
  /** What has to be well before people are sent here, beyond the database. */
  checks?: ReadinessChecks;
  onRoute?: (route: RouteOptions) => void;
  /** How long a body may take to arrive. */
  bodyMilliseconds?: number;
};

/** The HTTP server of the product, with the routes of every room. Not listening yet. */
export async function createHttp(platform: Platform, parts: HttpParts): Promise<FastifyInstance> {
  const { settings } = platform;
  const app = Fastify({
    loggerInstance: platform.log,
    logController: new LogController({ disableRequestLogging: true }), // request-log.ts writes one line an answer
    clientErrorHandler: (fault, socket) => refuseBrokenRequest(fault, socket, platform.newId()),
    trustProxy: settings.TRUST_PROXY,
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    genReqId: () => platform.newId(),
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true, maxParamLength: 512 },
  });
  if (parts.onRoute) app.addHook('onRoute', parts.onRoute);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('platform', platform);

  let pages: Pages | undefined;
  answerErrors(app, { page: (request, reply) => pages?.(request, reply) });
  logAnswers(app);
  refuseSeveralHosts(app);
  await protectAnswers(app, settings);
  answerNativeApp(app, settings);
  await limitRequests(app, settings);
  admitBy(app, parts.doorkeeper);
  refuseOtherTypes(app); // a stranger is told that first
  awaitBodies(app, { milliseconds: parts.bodyMilliseconds ?? 15_000 });
  answerUnchanged(app);
  keepStreams(app, parts.events ?? localEventBus());
  endInTime(app);

  await app.register(formbody);
  if (parts.catalogue) await documentApi(app, { publicUrl: settings.publicUrl, catalogue: parts.catalogue });
  answerProbes(app, platform, { figures: keepFigures(app, parts.figures ?? []), checks: parts.checks ?? {} });
  answerAppLinks(app, settings);
  answerTestControl(app, platform);
  for (const add of parts.routes) add(app);
  if (parts.pages) pages = await servePages(app, { settings, pageFacts: parts.pages.facts, builtApps: parts.pages.builtApps });
  return app;
}

function keepStreams(app: FastifyInstance, events: EventBus): void {
  const streams = openStreams(events);
  app.decorate('streams', streams);
  app.addHook('preClose', async () => streams.close());
}

function keepFigures(app: FastifyInstance, sources: readonly FigureSource[]): Figures {
  const figures = openFigures(app.log);
  app.decorate('figures', figures);
  const help = { vitrine_event_streams: 'Event streams that are open.' };
  for (const source of [...sources, { help, read: async () => ({ vitrine_event_streams: [{ value: app.streams.size() }] }) }])
    figures.add(source);
  return figures;
}

/** A stop waits for answers that are on their way, but not for a film that somebody downloads. */
function endInTime(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), 3_000).unref();
  });
}
