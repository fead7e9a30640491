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
import { openPackagePath, type PackageAsk } from './package-paths.ts';
import { typeInPackage } from './package-types.ts';
import { runtimeFile } from './runtime-files.ts';
import type { Storage } from './storage.ts';
import { wildcardOf } from './wildcard-of.ts';

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
 * Answers signed package paths and `/healthz`, both by GET and HEAD, on the host name of CONTENT_URL only; no API, no cookie. Without
 * `packages` no package is kept yet, and each path is not found. Not listening yet.
 */
export async function createContentHttp(parts: ContentParts, { packages }: { packages?: PackageFiles } = {}): Promise<FastifyInstance> {
  const { settings, log, newId } = parts;
  const host = new URL(settings.contentUrl).hostname;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }), // its addresses hold signatures
    trustProxy: settings.TRUST_PROXY,
    genReqId: () => newId(),
    bodyLimit: 1_024,
    requestTimeout: 30_000,
  });
  const lessonHeaders = headersFor(settings.publicUrl, { ...withOrigin, ancestors: "'self'" });
  // No body is ever read here.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headersFor(settings.publicUrl));
    if (namesSeveralHosts(request)) return reply.status(400).send('A request names one host.\n');
    if (!isProbe(request.url) && hostOf(request) !== host) return reply.status(421).send('This host name is not served here.\n');
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send('Not found.\n'));
  app.setErrorHandler((fault, request, reply) => {
    request.log.error({ err: fault }, 'a fault on the content origin');
    return reply.status(500).send('Unexpected.\n');
  });
  app.get('/healthz', (_request, reply) => reply.send('ok\n'));
  const opened = async (request: FastifyRequest) => {
    const ask = openPackagePath(parts, wildcardOf(request));
    return ask && packages ? packages(ask) : null;
  };
  const cache = 'private, max-age=600';
  // A frame without an origin asks for its own files as a stranger: whoever has the signed path may read what lies behind it.
  const forStrangers = { 'access-control-allow-origin': '*' };
  app.get('/package/*', async (request, reply) => {
    const found = await opened(request);
    if (!found) return reply.callNotFound();
    return reply.headers({ 'content-type': found.contentType, 'cache-control': cache, ...forStrangers }).send(found.stream);
  });
  // Lessons of SCORM look for their interface in the frames around them, so they share one origin with it: that of this server, where nothing of the product is.
  app.get('/lesson/*', async (request, reply) => {
    const found = await opened(request);
    if (!found) return reply.callNotFound();
    return reply.headers({ ...lessonHeaders, 'content-type': found.contentType, 'cache-control': cache }).send(found.stream);
  });
  app.get('/runtime/*', async (request, reply) => {
    const name = wildcardOf(request);
    const found = runtimeFile(name, settings);
    if (!found) return reply.callNotFound();
    const asLesson = name === 'lesson.html' ? headersFor(settings.publicUrl, withOrigin) : {};
    return reply.headers({ ...asLesson, 'content-type': found.contentType, 'cache-control': cache, ...forStrangers }).send(found.content);
  });
  return app;
}

type Sandbox = { allows?: string; ancestors?: string };
const withOrigin: Sandbox = { allows: ' allow-same-origin' };

/** Packages run scripts, in a frame of the product alone, without an origin, so that no storage and no cookie is theirs; lessons of SCORM get the origin of this server. */
const headersFor = (publicUrl: string, { allows = '', ancestors = '' }: Sandbox = {}) => ({
  'content-type': 'text/plain; charset=utf-8',
  'content-security-policy': `sandbox allow-scripts allow-forms allow-popups${allows}; frame-ancestors ${[ancestors, new URL(publicUrl).origin].filter(Boolean).join(' ')}`,
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
    const host = new URL(settings.contentUrl).hostname;
    app.addHook('onRequest', async (request) => {
      if (hostOf(request) === host && !isProbe(request.url)) throw new Refusal('not_found', { status: 421 });
    });
  };
