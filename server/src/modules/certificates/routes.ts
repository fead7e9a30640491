import * as wire from '@vitrine/contract/certificates';
import type { FastifyReply } from 'fastify';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { exportDesigns } from './export-designs.ts';
import { getDesignSample } from './get-design-sample.ts';
import { createDesign, getDesign, listDesigns, removeDesign, saveDesign } from './keep-designs.ts';
import { renewCertificate } from './renewals.ts';
import { getCertificate, listCertificates, verifyCertificate } from './certificates.ts';
import { getCertificateFile, type CertificateFile } from './get-certificate-file.ts';
import { getTrailCertificateFile } from './get-trail-certificate-file.ts';

/** Certificates of the member, their PDF, and the look-up that anybody may do. */
export const certificatesRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.listCertificates, ({ actor, query }) => listCertificates(platform, actor, query));
    answer(app, wire.getCertificate, ({ actor, params }) => getCertificate(platform, actor, params));
    answer(app, wire.renewCertificate, ({ actor, params }) => renewCertificate(platform, actor, params));
    answer(app, wire.verifyCertificate, ({ host, params, query }) => verifyCertificate(platform, { host, ...params, ...query }));
    answer(app, wire.getCertificateFile, async ({ host, params, query: { member: memberId, expires, signature }, reply }) => {
      const file = await getCertificateFile(platform, { host, ...params, memberId, expires, signature });
      return sendFile(reply.header('cache-control', 'private, max-age=600'), file);
    });
    answer(app, wire.getTrailUserResultCertificate, async ({ actor, host, body, reply }) => {
      const file = await getTrailCertificateFile(platform, actor, { trailId: body.id_trail, host });
      return sendFile(reply.header('cache-control', 'no-store'), file);
    });

    answer(app, wire.listDesigns, ({ actor, query }) => listDesigns(platform, actor, query));
    answer(app, wire.exportDesigns, ({ actor, query, reply }) => exportDesigns(platform, actor, { query, reply }));
    answer(app, wire.createDesign, ({ actor, body }) => createDesign(platform, actor, body));
    answer(app, wire.getDesign, ({ actor, params }) => getDesign(platform, actor, params));
    answer(app, wire.saveDesign, ({ actor, params, body }) => saveDesign(platform, actor, { ...params, ...body }));
    answer(app, wire.removeDesign, ({ actor, params }) => removeDesign(platform, actor, params));
    answer(app, wire.getDesignSample, async ({ actor, params, reply }) =>
      sendFile(reply.header('cache-control', 'no-store'), await getDesignSample(platform, actor, params)),
    );
  };

const sendFile = (reply: FastifyReply, { name, content }: CertificateFile) =>
  reply.type('application/pdf').header('content-disposition', `inline; filename="${name}"`).send(content);
