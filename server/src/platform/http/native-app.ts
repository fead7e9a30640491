import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/index.ts';

/** Where the pages of the mobile app come from: iOS, and Android. */
export const nativeOrigins: readonly string[] = ['capacitor://localhost', 'https://localhost'];

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const asked =
  'authorization, content-type, idempotency-key, if-match, if-none-match, if-range, last-event-id, range, tus-resumable, upload-length, upload-metadata, upload-offset';
const told =
  'content-disposition, content-length, content-range, etag, location, retry-after, tus-resumable, upload-expires, upload-length, upload-offset';

/**
 * Answers the mobile app, whose pages are of another origin than this server, where the operator allows it (MOB-01). Its people show tokens and no cookies, so no credentials are
 * allowed: a page that is served on a device's own `localhost` gets what any program gets, and nothing of a browser's session. Before admission and limits: a preflight carries no token.
 */
export function answerNativeApp(app: FastifyInstance, { NATIVE_APP }: Pick<Settings, 'NATIVE_APP'>): void {
  if (!NATIVE_APP) return;
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (request.url.startsWith('/assets/')) return; // the app brings its own; a page's worker finds them again whoever asks
    void reply.header('vary', 'origin');
    if (origin === undefined || !nativeOrigins.includes(origin)) return;
    void reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': told });
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return;
    await reply
      .status(204)
      .headers({ 'access-control-allow-methods': methods, 'access-control-allow-headers': asked, 'access-control-max-age': '600' })
      .send();
  });
  // A picture says no origin: what a signed link shows, or anybody may see, may stand in a page of the app.
  app.addHook('onSend', async (request, reply) => {
    if (/^\/(media|public)\//.test(request.url)) void reply.header('cross-origin-resource-policy', 'cross-origin');
  });
}
