/** The content origin (decision D09): a server of its own for uploaded packages, where nothing of the product can be had. */
import type { Readable } from 'node:stream';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Clock } from '../clock/index.ts';
import type { Settings } from '../config/index.ts';
import { hostOf, type Routes } from '../http/answer.ts';
import { isProbe } from '../http/probes.ts';
import { Refusal } from '../http/refusal.ts';
import type { SecretName } from '../secrets/index.ts';
import { openPackagePath, type PackageAsk } from './package-paths.ts';
import { wildcardOf } from './wildcard-of.ts';

type ContentParts = {
  settings: Pick<Settings, 'publicUrl' | 'contentUrl' | 'TRUST_PROXY'>;
  secret: (name: SecretName) => Buffer;
  clock: Clock;
  newId: () => string;
  log: FastifyBaseLogger;
};

/** Opens a file of a package, by the room that keeps packages; null when there is none. */
export type PackageFiles = (ask: PackageAsk & { file: string }) => Promise<{ contentType: string; stream: Readable } | null>;

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
  // No body is ever read here.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headersFor(settings.publicUrl));
    if (!isProbe(request.url) && hostOf(request) !== host) return reply.status(421).send('This host name is not served here.\n');
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send('Not found.\n'));
  app.setErrorHandler((fault, request, reply) => {
    request.log.error({ err: fault }, 'a fault on the content origin');
    return reply.status(500).send('Unexpected.\n');
  });
  app.get('/healthz', (_request, reply) => reply.send('ok\n'));
  app.get('/package/*', async (request, reply) => {
    const ask = openPackagePath(parts, wildcardOf(request));
    const found = ask && packages && (await packages(ask));
    if (!found) return reply.callNotFound();
    return reply.headers({ 'content-type': found.contentType, 'cache-control': 'private, max-age=600' }).send(found.stream);
  });
  return app;
}

/** Packages run scripts, in a frame of the product alone, without an origin, so that no storage and no cookie is theirs. */
const headersFor = (publicUrl: string) => ({
  'content-type': 'text/plain; charset=utf-8',
  'content-security-policy': `sandbox allow-scripts allow-forms allow-popups; frame-ancestors ${new URL(publicUrl).origin}`,
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
