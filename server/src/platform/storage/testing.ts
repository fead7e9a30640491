/** Files, people and calls for the tests of stored files. */
import type { FastifyInstance } from 'fastify';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { renewLink } from '@vitrine/contract/kernel';
import type { Actor, Doorkeeper, Routes } from '../http/index.ts';
import { createHttp, notFound } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { fileRoutes, type FileAccess } from './index.ts';
import { tusServer } from './tus-server.ts';
import { findUpload } from './upload-rows.ts';
import { wildcardOf } from './wildcard-of.ts';
import { portOf } from '../testing/port-of.ts';

/** A member with these permissions; each call is another person of another tenant unless told. */
export const aMember = (newId: () => string, more: Partial<Actor> = {}): Actor => ({
  siteId: newId(),
  tenantId: newId(),
  personId: newId(),
  memberId: newId(),
  sessionId: newId(),
  fullName: 'Marina Souza',
  locale: 'pt-BR',
  country: 'BR',
  roles: [],
  permissions: new Set(),
  modules: new Set(),
  timeZone: 'America/Sao_Paulo',
  clientTimeZone: 'America/Sao_Paulo',
  ...more,
});

/** The routes of files alone, on a port; a member's token is the id of its person. */
export async function openFileServer(platform: Platform, { people, access = {} }: { people: readonly Actor[]; access?: FileAccess }) {
  const doorkeeper: Doorkeeper = {
    admit: async ({ token }) => people.find(({ personId }) => personId === token) ?? null,
    admitToStream: async () => null,
    admitClient: async () => null,
  };
  const app: FastifyInstance = await createHttp(platform, { doorkeeper, routes: [fileRoutes(platform, { access })] });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const port = portOf(app.server);
  const call = (path: string, init: RequestInit & { as?: Actor } = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers: { ...(init.as ? { authorization: `Bearer ${init.as.personId}` } : {}), ...(init.headers as Record<string, string>) },
    });
  return { app, port, call, close: () => app.close() };
}

export type FileServer = Awaited<ReturnType<typeof openFileServer>>;

/** Uploads handed to the protocol by the address that was asked for, once the id in its path is found to be the caller's: a control for the isolation walk. */
export const carelessUploads =
  ({ storage, db, clock }: Platform): Routes =>
  (app) => {
    const endpoint = { ...renewLink, path: '//api/files/' };
    void app.register(async (scope) => {
      scope.addContentTypeParser('application/offset+octet-stream', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      scope.route({
        config: { endpoint },
        method: ['HEAD', 'PATCH', 'DELETE'],
        url: '/api/files/*',
        handler: async (request, reply) => {
          if (!request.actor || !(await findUpload(db.write(), { actor: request.actor, id: wildcardOf(request), clock }))) throw notFound();
          const { method, headers, body } = request;
          const sent = {
            method,
            headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
            ...(Buffer.isBuffer(body) ? { body: new Uint8Array(body) } : {}),
          };
          const protocol = await tusServer(storage.vault.uploadsDir);
          const answered = await protocol.goOn(new Request(`http://upload${request.raw.url}`, sent));
          for (const [name, value] of answered.headers) if (name !== 'content-length') void reply.header(name, value);
          return reply.status(answered.status).send();
        },
      });
    });
  };

/** What tus wants of every request. */
export const tusHeaders = { 'tus-resumable': '1.0.0' };

/** The header that begins an upload. */
export const metadataOf = (about: Record<string, string>): string =>
  Object.entries(about)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Begins an upload; answers its id. */
export async function begin(
  { call }: FileServer,
  ask: { as: Actor; purpose: string; name: string; bytes: number },
): Promise<{ status: number; id: string; refusal?: string }> {
  const answered = await call('/api/files/', {
    method: 'POST',
    as: ask.as,
    headers: {
      ...tusHeaders,
      'upload-length': String(ask.bytes),
      'upload-metadata': metadataOf({ purpose: ask.purpose, filename: ask.name }),
    },
  });
  const id = answered.headers.get('location')?.split('/').at(-1) ?? '';
  const body = answered.status >= 400 ? ((await answered.json()) as { refusal?: string }) : {};
  return { status: answered.status, id, ...(body.refusal === undefined ? {} : { refusal: body.refusal }) };
}

/** Sends bytes from an offset on. */
export const send = ({ call }: FileServer, { as, id, content, offset = 0 }: { as: Actor; id: string; content: Buffer; offset?: number }) =>
  call(`/api/files/${id}`, {
    method: 'PATCH',
    as,
    headers: { ...tusHeaders, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(content),
  });

export const complete = async ({ call }: FileServer, { as, id }: { as: Actor; id: string }) => {
  const answered = await call('/api/files/complete/', {
    method: 'POST',
    as,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ upload: id }),
  });
  return { status: answered.status, body: (await answered.json()) as Record<string, unknown> & { refusal?: string } };
};

/** Begins, sends and ends an upload. */
export async function upload(server: FileServer, ask: { as: Actor; purpose: string; name: string; content: Buffer }) {
  const begun = await begin(server, { ...ask, bytes: ask.content.length });
  if (begun.status !== 201)
    return { status: begun.status, body: { refusal: begun.refusal } as Record<string, unknown> & { refusal?: string } };
  await send(server, { as: ask.as, id: begun.id, content: ask.content });
  return complete(server, { as: ask.as, id: begun.id });
}

/** A picture with something in it, so that it does not shrink to nothing. */
export function aPicture(format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif', { width = 320, height = 200 } = {}): Promise<Buffer> {
  const pixels = Buffer.from(Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 31 + (at >> 5) * 7) % 251));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { Copyright: 'Ana Lima', Make: 'Camera with a serial number' } })
    .toFormat(format)
    .toBuffer();
}

/** A document of so many pages; with a password when told. */
export function aDocument({ pages, password }: { pages: number; password?: string }): Promise<Buffer> {
  const document = new PDFDocument({
    autoFirstPage: false,
    ...(password === undefined ? {} : { userPassword: password, ownerPassword: `${password}-2` }),
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
  for (let page = 1; page <= pages; page += 1) document.addPage().text(`Page ${page}`);
  document.end();
  return whole;
}

const box = (type: string, ...contents: Buffer[]) => {
  const content = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/** The boxes of a film of so many seconds, without a picture in it. */
export function aFilm({ seconds }: { seconds: number }): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1_000, 12);
  header.writeUInt32BE(seconds * 1_000, 16);
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1')),
    box('moov', box('mvhd', header)),
    box('mdat', Buffer.alloc(5_000, 7)),
  ]);
}

export const captions = 'WEBVTT\n\n00:00.000 --> 00:02.500\nBom dia!\n\n00:02.500 --> 00:04.000 align:start\n<v Ana>Vamos vender.\n';
