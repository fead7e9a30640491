/** The content origin (decision D09): a server of its own for uploaded packages, where nothing of the product can be had. */
import type { Readable } from 'node:stream';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Clock } from '../clock/index.ts';
import type { Settings } from '../config/index.ts';
import { hostOf, type Routes } from '../http/answer.ts';
import { namesSeveralHosts } from '../http/one-host.ts';
import { isProbe } from '../http/probes.ts';
import { Refusal } from '../http/refusal.ts';
import type { SecretName } from '../secrets/index.ts';
import { contentHosts, isContentHost, isSharedHost } from './content-hosts.ts';
import { meetingPageFor, openMeetingPath } from './meeting-pages.ts';
import { openPackagePath, type PackageAsk } from './package-paths.ts';
import { typeInPackage } from './package-types.ts';
import { runtimeFile } from './runtime-files.ts';
import type { Storage } from './storage.ts';
import { wildcardOf } from './wildcard-of.ts';

/** Origins of the sites that a tenant's people come to: whose pages may frame its packages. */
export type OriginsOf = (tenantId: string) => Promise<readonly string[]>;

type ContentParts = {
  settings: Pick<Settings, 'publicUrl' | 'contentUrl' | 'TRUST_PROXY'>;
  secret: (name: SecretName) => Buffer;
  clock: Clock;
  newId: () => string;
  log: FastifyBaseLogger;
};

/** Opens a file of a package; null when there is none. */
export type PackageFiles = (ask: PackageAsk & { file: string }) => Promise<{ contentType: string; stream: Readable } | null>;

/** Packages by the file that each was uploaded as. */
export const storedPackages =
  ({ storage }: { storage: Pick<Storage, 'openPackage'> }): PackageFiles =>
  async ({ tenantId, packageId, file }) => {
    const opened = await storage.openPackage({ tenantId, fileId: packageId });
    const name = file === '' ? 'index.html' : file;
    return opened?.has(name) ? { contentType: typeInPackage(name), stream: await opened.stream(name) } : null;
  };

/**
 * Answers signed package paths and `/healthz`, both by GET and HEAD, on the host names of CONTENT_URL only; no API, no cookie. Without
 * `packages` no package is kept yet, and each path is not found. Not listening yet.
 */
export async function createContentHttp(
  parts: ContentParts,
  { packages, originsOf }: { packages?: PackageFiles; originsOf?: OriginsOf } = {},
): Promise<FastifyInstance> {
  const { settings, log, newId } = parts;
  const hosts = contentHosts(settings);
  const product = new URL(settings.publicUrl).origin;
  const framedBy = async (tenantId: string) => [...new Set([product, ...((await originsOf?.(tenantId)) ?? [])])].join(' ');
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }), // its addresses hold signatures
    trustProxy: settings.TRUST_PROXY,
    genReqId: () => newId(),
    bodyLimit: 1_024,
    requestTimeout: 30_000,
  });
  // No body is ever read here.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headersFor(product));
    if (namesSeveralHosts(request)) return reply.status(400).send('A request names one host.\n');
    if (!isProbe(request.url) && hosts.whose(hostOf(request)) === undefined)
      return reply.status(421).send('This host name is not served here.\n');
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send('Not found.\n'));
  app.setErrorHandler((fault, request, reply) => {
    request.log.error({ err: fault }, 'a fault on the content origin');
    return reply.status(500).send('Unexpected.\n');
  });
  app.get('/healthz', (_request, reply) => reply.send('ok\n'));
  const opened = async (request: FastifyRequest) => {
    const ask = openPackagePath(parts, wildcardOf(request));
    if (!ask || !packages) return null;
    const whose = hosts.whose(hostOf(request)) ?? '';
    if (!isSharedHost(whose) && whose !== ask.packageId) return null; // a package's host shows that package alone
    const found = await packages(ask);
    return found && { ...found, framers: await framedBy(ask.tenantId), isShared: isSharedHost(whose) };
  };
  const cache = 'private, max-age=600';
  // A frame without an origin asks for its own files as a stranger: whoever has the signed path may read what lies behind it.
  const forStrangers = { 'access-control-allow-origin': '*' };
  app.get('/package/*', async (request, reply) => {
    const found = await opened(request);
    if (!found) return reply.callNotFound();
    const { contentType, framers, stream } = found;
    return reply.headers({ ...headersFor(framers), 'content-type': contentType, 'cache-control': cache, ...forStrangers }).send(stream);
  });
  // Lessons of SCORM look for their interface in the frames around them, so they share one origin with it: their own, or that of this server, where nothing of the product is.
  app.get('/lesson/*', async (request, reply) => {
    const found = await opened(request);
    if (!found || (found.isShared && hosts.own('') !== null)) return reply.callNotFound();
    const { contentType, framers, stream } = found;
    const headers = headersFor(framers, { ...withOrigin, ancestors: "'self'" });
    return reply.headers({ ...headers, 'content-type': contentType, 'cache-control': cache }).send(stream);
  });
  app.get('/meeting/*', async (request, reply) => {
    const ask = openMeetingPath(parts, wildcardOf(request));
    if (!ask || !isSharedHost(hosts.whose(hostOf(request)) ?? '')) return reply.callNotFound();
    const { headers, page } = meetingPageFor(ask, await framedBy(ask.tenantId));
    return reply.headers(headers).send(page);
  });
  app.get<{ Querystring: { for?: string } }>('/runtime/*', async (request, reply) => {
    const name = wildcardOf(request);
    const isPage = name.endsWith('.html');
    const framers = isPage && typeof request.query.for === 'string' ? await framedBy(request.query.for) : product;
    const found = runtimeFile(name, framers);
    if (!found) return reply.callNotFound();
    if (name === 'keeper.js') void reply.removeHeader('content-security-policy').header('service-worker-allowed', '/');
    const asLesson = ['lesson.html', 'keep.html'].includes(name) ? headersFor(framers, withOrigin) : isPage ? headersFor(framers) : {};
    return reply.headers({ ...asLesson, 'content-type': found.contentType, 'cache-control': cache, ...forStrangers }).send(found.content);
  });
  return app;
}

type Sandbox = { allows?: string; ancestors?: string };
const withOrigin: Sandbox = { allows: ' allow-same-origin' };

/** Packages run scripts, in a frame of the product alone, without an origin, so that no storage and no cookie is theirs; lessons of SCORM get the origin of this server. */
const headersFor = (framers: string, { allows = '', ancestors = '' }: Sandbox = {}) => ({
  'content-type': 'text/plain; charset=utf-8',
  'content-security-policy': `sandbox allow-scripts allow-forms allow-popups${allows}; frame-ancestors ${[ancestors, framers].filter(Boolean).join(' ')}`,
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
});

/**
 * The reverse: the product does not answer on the content origin's host name, for cookies cross ports. Probes go by address, so they
 * are answered.
 */
export const refuseContentHost =
  ({ settings }: { settings: Pick<Settings, 'contentUrl'> }): Routes =>
  (app) => {
    app.addHook('onRequest', async (request) => {
      if (isContentHost(settings, hostOf(request)) && !isProbe(request.url)) throw new Refusal('not_found', { status: 421 });
    });
  };
