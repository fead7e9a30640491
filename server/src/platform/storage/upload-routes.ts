import { Readable } from 'node:stream';
import { endpoint } from '@vitrine/contract/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../http/actor.ts';
import type { Routes } from '../http/answer.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { beginUpload, judgeUpload, type UploadAsk } from './begin-upload.ts';
import type { FileParts } from './storage.ts';
import { tusServer, type TusServer } from './tus-server.ts';
import { findUpload } from './upload-rows.ts';
import { wildcardOf } from './wildcard-of.ts';

/** No call of the contract, for tus has its own words; this lets the app's hooks ask for a member's token before the first byte. */
const upload = endpoint({
  method: 'POST',
  path: '//api/files/',
  answer: z.undefined(),
  keyed: false,
  summary: 'Resumable upload (tus 1.0)',
});
const forMembers = { config: { endpoint: upload }, schema: { hide: true }, bodyLimit: Number.MAX_SAFE_INTEGER };

/**
 * Resumable uploads by tus 1.0 at `/api/files/`, with the metadata `purpose` and `filename`. Who may send what is judged here, before
 * the protocol sees the request; `POST /api/files/complete/` ends an upload.
 */
export const uploadRoutes =
  (parts: FileParts): Routes =>
  (app) => {
    let tus: TusServer | undefined;
    const server = async () => (tus ??= await tusServer(parts.storage.vault.uploadsDir));
    void app.register(async (scope) => {
      // The body is the protocol's: it goes to the disk as it comes.
      scope.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
      scope.route({
        ...forMembers,
        method: 'POST',
        url: '/api/files/',
        handler: async (request, reply) => {
          const actor = actorOf(request);
          const ask = askedUpload(request);
          await judgeUpload(parts, actor, ask);
          const begin = (id: string) => beginUpload(parts, actor, { ...ask, id });
          return relay(request, reply, { path: '', handle: async (web) => (await server()).create(web, { id: parts.newId(), begin }) });
        },
      });
      scope.route({
        ...forMembers,
        method: ['HEAD', 'PATCH', 'DELETE'],
        url: '/api/files/*',
        handler: async (request, reply) => {
          const found = await findUpload(parts.db.write(), { actor: actorOf(request), id: wildcardOf(request), clock: parts.clock });
          if (!found || found.file_id || found.refusal) throw notFound();
          const { id } = found;
          if (request.method === 'PATCH') await parts.storage.vault.room.onDisk(Number(request.headers['content-length'] ?? 0));
          // Before the answer leaves; bytes that stay because of a fault are swept away as strays.
          if (request.method === 'DELETE') await parts.db.write().deleteFrom('platform.upload').where('id', '=', id).execute();
          return relay(request, reply, { path: `/${id}`, handle: async (web) => (await server()).goOn(web) });
        },
      });
    });
  };

function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw new Refusal('session_ended');
  return request.actor;
}

/** What is sent has to be known at its beginning: its purpose, its name, its length. */
function askedUpload({ headers }: FastifyRequest): UploadAsk {
  const metadata = new Map(
    String(headers['upload-metadata'] ?? '')
      .split(',')
      .map((pair) => pair.trim().split(' '))
      .map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString('utf8')]),
  );
  const length = headers['upload-length'];
  if (typeof length !== 'string' || !/^\d{1,15}$/.test(length))
    throw new Refusal('invalid_request', { fields: { 'Upload-Length': 'required' } });
  const name = metadata.get('filename')?.trim() ?? '';
  if (name === '') throw new Refusal('invalid_request', { fields: { filename: 'required' } });
  return { purpose: metadata.get('purpose') ?? '', name, bytes: Number(length) };
}

/**
 * Hands a request to the protocol and its answer back; a failure is told as all of ours are. The protocol takes the id out of the last part of whatever
 * address it is given, its query included: so it is given one that is made of the checked id, never the one that was asked for.
 */
async function relay(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, handle }: { path: string; handle: (web: Request) => Promise<Response> },
): Promise<FastifyReply> {
  const hasBody = request.method === 'PATCH' || request.method === 'POST';
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const body = hasBody ? { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' as const } : {}; // oxlint-disable-line typescript/no-unsafe-type-assertion -- Node's own web stream
  const answered = await handle(new Request(`http://upload/api/files${path}`, { method: request.method, headers, ...body }));
  for (const [name, value] of answered.headers) if (name !== 'content-length') void reply.header(name, value);
  if (answered.status === 501) throw new Refusal('invalid_request', { status: 501 }); // an extension of the protocol that is not offered
  if (answered.status >= 500) {
    const words = await answered.text();
    if (/ENOSPC|EDQUOT/.test(words)) {
      request.log.error({ words }, 'the disk is full');
      throw new Refusal('disk_full');
    }
    throw new Error(`uploads: the protocol failed with ${answered.status}: ${words}`);
  }
  if (answered.status >= 400) throw new Refusal(refusals[answered.status] ?? 'invalid_request', { status: answered.status });
  return reply.status(answered.status).send();
}

const refusals: Record<number, string> = {
  404: 'not_found',
  409: 'changed_meanwhile',
  410: 'not_found',
  413: 'file_too_large',
  415: 'unsupported_type',
};
