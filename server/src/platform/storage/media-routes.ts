import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Routes } from '../http/answer.ts';
import { notFound, Refusal } from '../http/refusal.ts';
import { findPublic, findStored } from './file-rows.ts';
import { sendFile } from './send-file.ts';
import type { FileParts } from './storage.ts';
import { wildcardOf } from './wildcard-of.ts';

const Link = z.object({ person: z.string(), tenant: z.uuid(), expires: z.string().regex(/^\d{1,12}$/), signature: z.string().max(64) });

/**
 * Files by signed link, and files that everybody may see. A link is all that is asked for here, because an <img> and a <video> carry
 * no token; it lives ten minutes at most, also for a person who is blocked meanwhile.
 */
export const mediaRoutes =
  (parts: FileParts): Routes =>
  (app) => {
    app.route({
      method: ['GET', 'HEAD'],
      url: '/media/*',
      handler: async (request, reply) => {
        const { storage, db, clock } = parts;
        const fileId = fileIdIn(request);
        const link = Link.safeParse(request.query);
        if (!link.success) throw notFound();
        const { person: personId, tenant: tenantId, expires, signature } = link.data;
        if (!storage.vault.signer.isSigned({ fileId, personId, tenantId, expires }, signature)) throw notFound();
        if (Number(expires) * 1_000 <= Date.parse(clock.now())) throw new Refusal('link_expired');
        const row = await findStored(db.read(), { tenantId, fileId });
        if (!row) throw notFound();
        return sendFile(request, reply, { row, blobStore: storage.vault.blobStore, cache: 'private, max-age=600' });
      },
    });
    app.route({
      method: ['GET', 'HEAD'],
      url: '/public/*',
      handler: async (request, reply) => {
        const { storage, db } = parts;
        const row = await findPublic(db.read(), fileIdIn(request));
        if (!row) throw notFound();
        return sendFile(request, reply, { row, blobStore: storage.vault.blobStore, cache: 'public, max-age=31536000, immutable' });
      },
    });
  };

/** `ID/NAME`, where the name is for people only. */
function fileIdIn(request: FastifyRequest): string {
  const id = z.uuid().safeParse(wildcardOf(request).split('/')[0]);
  if (!id.success) throw notFound();
  return id.data;
}
