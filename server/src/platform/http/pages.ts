import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Settings } from '../config/index.ts';
import { hostOf } from './answer.ts';
import { compressFiles, compressText } from './compress-files.ts';
import { fillPage, nobodysPage, type Facts } from './fill-page.ts';
import { pagePolicy } from './security-headers.ts';

export type App = 'web' | 'console';
/** What the server puts into a page before it leaves; null for a host that no site has. Handed in by `app.ts`. */
export type PageFacts = (ask: { host: string; locale?: string; acceptLanguage?: string; app: App; path: string }) => Promise<Facts | null>;
export type BuiltApps = Record<App, string>;

/** Answers the page of an app for any address that is nothing else; undefined when the request wants no page. */
export type Pages = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> | undefined;

type Parts = { settings: Settings; pageFacts: PageFacts; builtApps: BuiltApps };

/** Serves the built apps: files by their addresses, and their page everywhere else. An app that is not built is not there. */
export async function servePages(app: FastifyInstance, parts: Parts): Promise<Pages> {
  const templates = new Map<App, string>();
  await app.register(fastifyStatic, { serve: false, preCompressed: true, index: false });
  for (const [name, folder] of Object.entries(parts.builtApps) as [App, string][]) {
    if (!existsSync(join(folder, 'index.html'))) continue;
    templates.set(name, await readFile(join(folder, 'index.html'), 'utf8'));
    await serveFiles(app, { folder, prefix: name === 'console' ? '/console/' : '/' });
  }
  if (templates.has('console')) app.get('/console', (_request, reply) => reply.redirect('/console/', 308));
  return (request, reply) => {
    const path = request.url.replace(/\?.*$/, '');
    const template = templates.get(path.startsWith('/console/') ? 'console' : 'web');
    if (template === undefined || !wantsPage(request, path)) return undefined;
    return sendPage(request, reply, { ...parts, template, name: path.startsWith('/console/') ? 'console' : 'web' });
  };
}

/** A worker fetches under the policy that its own script came with: under the usual one it could fetch nothing. */
const policyOfWorkers = "default-src 'self'";

/** Names with a hash in them never change; everything else is asked for again. */
async function serveFiles(app: FastifyInstance, { folder, prefix }: { folder: string; prefix: string }): Promise<void> {
  // Beside the work: until a copy is there, the file itself is sent.
  void compressFiles(join(folder, 'assets')).catch((fault: unknown) => app.log.warn({ err: fault }, 'the built app is sent uncompressed'));
  const assets = new Set(await readdir(join(folder, 'assets')));
  // By names that are known: the library's own route reads the whole folder at each request, for what differs in capitals alone.
  app.get<{ Params: { '*': string } }>(`${prefix}assets/*`, ({ params: { '*': name } }, reply) =>
    assets.has(name) ? reply.sendFile(name, join(folder, 'assets'), { immutable: true, maxAge: 31_536_000_000 }) : reply.callNotFound(),
  );
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name).slice(folder.length + 1);
    const isWorker = /^assets\/[\w-]*-worker-[\w-]+\.js$/.test(file);
    if (file === 'index.html' || (file.startsWith('assets/') && !isWorker) || file.startsWith('.') || file.endsWith('.br')) continue;
    const policy = isWorker || file === 'sw.js' ? { 'content-security-policy': policyOfWorkers } : {};
    app.get(`${prefix}${file}`, (_request, reply) =>
      reply
        .headers({ 'cache-control': isWorker ? 'public, max-age=31536000, immutable' : 'no-cache', ...policy })
        .sendFile(file, folder, { cacheControl: false }),
    );
  }
}

/** A file that is missing is not answered with a page: scripts and pictures would be read as HTML. */
const wantsPage = ({ method, headers }: FastifyRequest, path: string) =>
  (method === 'GET' || method === 'HEAD') &&
  /text\/html|\*\/\*/.test(headers.accept ?? '') &&
  !/^\/(api|o|assets|console\/assets)\//.test(path) &&
  !/\.(js|css|map|png|svg|webp|woff2|json|webmanifest)$/.test(path);

/** A locale that is no text is as none. */
const PageQuery = z.object({ locale: z.string().optional().catch(undefined) });

type Sending = Parts & { template: string; name: App };

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { settings, pageFacts, template, name }: Sending,
): Promise<FastifyReply> {
  const { locale } = PageQuery.parse(request.query);
  const facts = await pageFacts({
    host: hostOf(request),
    app: name,
    path: request.url.replace(/\?.*$/, ''),
    ...(locale === undefined ? {} : { locale }),
    ...(request.headers['accept-language'] ? { acceptLanguage: request.headers['accept-language'] } : {}),
  });
  const nonce = randomBytes(16).toString('base64');
  void reply
    .status(facts ? 200 : 404)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': pagePolicy(settings, nonce) });
  const page = facts ? fillPage(template, facts, nonce) : nobodysPage;
  void reply.header('vary', 'accept-encoding');
  if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(page);
  return reply.header('content-encoding', 'br').send(await compressText(page));
}
