import * as wire from '@vitrine/contract/certificates';
import { answer, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { getCertificate, listCertificates, verifyCertificate } from './certificates.ts';
import { getCertificateFile } from './get-certificate-file.ts';

/** Certificates of the member, their PDF, and the look-up that anybody may do. */
export const certificatesRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.listCertificates, ({ actor, query }) => listCertificates(platform, actor, query));
    answer(app, wire.getCertificate, ({ actor, params }) => getCertificate(platform, actor, params));
    answer(app, wire.verifyCertificate, ({ host, params, query }) => verifyCertificate(platform, { host, ...params, ...query }));
    answer(app, wire.getCertificateFile, async ({ host, params, query, reply }) => {
      const { name, content } = await getCertificateFile(platform, {
        host,
        ...params,
        memberId: query.member,
        expires: query.expires,
        signature: query.signature,
      });
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${name}"`)
        .header('cache-control', 'private, max-age=600')
        .send(content);
    });
  };
