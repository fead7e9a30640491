/** Addresses with somebody's id in them that are no call of the contract: files by their links, and uploads, which speak tus. */
import { catalogue } from '@vitrine/contract/catalogue';
import type { FastifyInstance } from 'fastify';
import type { Leak, Walker } from './walk.ts';

/** The other tenant's file and upload, and an upload that the walker began. */
export type ForeignFiles = { mark: string; fileId: string; uploadId: string; ownUploadId: string; ownLink: string; theirLink: string };
/** How long the walker's own upload says it will be: another length is somebody else's. */
export const ownUploadBytes = 999;
type Attack = { url: string; headers?: Record<string, string>; payload?: string };

const piece = { headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' }, payload: 'taken over' };
const uploads = ({ uploadId, ownUploadId }: ForeignFiles): Attack[] =>
  [
    uploadId,
    `${ownUploadId}?x=/${uploadId}`,
    `${ownUploadId}/../${uploadId}`,
    `${ownUploadId}%2F..%2F${uploadId}`,
    `${ownUploadId}/${uploadId}`,
    `${ownUploadId}#/${uploadId}`,
  ].map((id) => ({ url: `/api/files/${id}` }));
const links = ({ ownLink, theirLink }: ForeignFiles): Attack[] => [{ url: ownLink }, { url: theirLink }];

/** How each is attacked. An address with an id in it that stands neither here nor in the contract fails the walk. */
const operations: Record<string, (files: ForeignFiles) => Attack[]> = {
  'GET /media/*': links,
  'HEAD /media/*': links,
  'GET /public/*': ({ fileId }) => [{ url: `/public/${fileId}/manual.pdf` }],
  'HEAD /public/*': ({ fileId }) => [{ url: `/public/${fileId}/manual.pdf` }],
  'HEAD /api/files/*': uploads,
  'PATCH /api/files/*': (files) => uploads(files).map((attack) => ({ ...attack, ...piece })),
  // Last, for it may take the walker's own upload away.
  'DELETE /api/files/*': uploads,
};

/** Routes with somebody's id in their address that nobody wrote an attack for, and attacks on routes that are gone. */
export function missingFileOperations(routes: readonly { method: string; url: string }[]): string[] {
  const called = new Set(catalogue.flatMap(({ method, path }) => [`${method} ${path}`, ...(method === 'GET' ? [`HEAD ${path}`] : [])]));
  const named = routes.filter(({ url }) => /[*:]/.test(url)).map(({ method, url }) => `${method} ${url}`);
  return [
    ...named.filter((name) => !called.has(name) && !(name in operations)),
    ...Object.keys(operations).filter((name) => !named.includes(name)),
  ];
}

const methods = ['HEAD', 'PATCH', 'DELETE'] as const;

/** Sends every attack, and tells which was answered as if the file were there, with the mark, or with a fault. What an attack changed is looked at by the caller. */
export async function walkFiles(app: FastifyInstance, { walker, files }: { walker: Walker; files: ForeignFiles }): Promise<Leak[]> {
  const leaks: Leak[] = [];
  for (const [operation, asks] of Object.entries(operations)) {
    const method = methods.find((one) => operation.startsWith(`${one} `)) ?? 'GET';
    for (const { url, headers, payload } of asks(files)) {
      const answered = await app.inject({
        method,
        url,
        headers: { host: walker.host, authorization: `Bearer ${walker.accessToken}`, 'tus-resumable': '1.0.0', ...headers },
        ...(payload === undefined ? {} : { payload }),
      });
      const isOwn = url.startsWith(`/api/files/${files.ownUploadId}`) && /[?#]/.test(url);
      const told = `${answered.body}${JSON.stringify(answered.headers)}`;
      if (told.includes(files.mark)) leaks.push({ operation, why: `answered the mark to ${url}` });
      if (answered.statusCode >= 500) leaks.push({ operation, why: `a fault: ${answered.statusCode} ${url}` });
      if (!isOwn && answered.statusCode < 400) leaks.push({ operation, why: `answered ${answered.statusCode} to ${url}` });
      if (isOwn && String(answered.headers['upload-length'] ?? ownUploadBytes) !== String(ownUploadBytes))
        leaks.push({ operation, why: `told of another upload to ${url}` });
    }
  }
  return leaks;
}
