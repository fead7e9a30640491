import * as wire from '@vitrine/contract/identity';
import { answer, basicOf, type Routes } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { unstored } from '../unstored.ts';
import { exportIntegrators } from './export-integrators.ts';
import { createIntegrator, endIntegrator, listIntegrators, rotateIntegratorSecret, saveIntegrator } from './integrators.ts';
import { issueWebserviceToken, lookAtWebserviceToken, redeemWebserviceToken } from './webservice-tokens.ts';

/** Log-in from a partner's site by webservice tokens (LOG-05, decision D72). */
export const partnerRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.issueWebserviceToken, (asked) =>
      unstored(asked, () =>
        issueWebserviceToken(platform, {
          host: asked.host,
          integratorId: basicOf(asked.request)?.id ?? '',
          login: asked.body.login,
          tenantId: asked.body.id_client,
        }),
      ),
    );
    answer(app, wire.lookAtWebserviceToken, (asked) =>
      unstored(asked, () => lookAtWebserviceToken(platform, { host: asked.host, ...asked.body })),
    );
    answer(app, wire.redeemWebserviceToken, (asked) =>
      unstored(asked, () =>
        redeemWebserviceToken(platform, { host: asked.host, device: asked.request.headers['user-agent'], ...asked.body }),
      ),
    );
    answer(app, wire.listIntegrators, ({ actor, query }) => listIntegrators(platform, actor, query));
    answer(app, wire.exportIntegrators, ({ actor, query, reply }) => exportIntegrators(platform, actor, { query, reply }));
    answer(app, wire.createIntegrator, (asked) => unstored(asked, () => createIntegrator(platform, asked.actor, asked.body)));
    answer(app, wire.saveIntegrator, ({ actor, params, body }) => saveIntegrator(platform, actor, { ...params, ...body }));
    answer(app, wire.rotateIntegratorSecret, (asked) => unstored(asked, () => rotateIntegratorSecret(platform, asked.actor, asked.params)));
    answer(app, wire.endIntegrator, ({ actor, params }) => endIntegrator(platform, actor, params));
  };
