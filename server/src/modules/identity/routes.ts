import * as wire from '@vitrine/contract/identity';
import { answer, basicOf, Refusal, type Routes } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { changePassword } from './gates/change-password.ts';
import type { Mandatory } from './gates/mandatory.ts';
import { passGate } from './gates/pass-gate.ts';
import { getMe } from './get-me.ts';
import { customRoleRoutes } from './custom-roles/routes.ts';
import { groupRoutes } from './groups/routes.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { outsideRoutes } from './outside/routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { registrationRoutes } from './registration/routes.ts';
import { refreshTokens } from './refresh-tokens.ts';
import { partnerRoutes } from './partners/partner-routes.ts';
import { secondStepRoutes } from './second-step/routes.ts';
import { saveMe } from './save-me.ts';
import { getSiteLists, type SiteListPorts } from './site-lists.ts';
import { unstored } from './unstored.ts';
import { visitRoutes } from './visits/routes.ts';

/** Tokens, who I am, and the people of a client. */
export const identityRoutes =
  (platform: Platform, ports: SiteListPorts & { mandatory: Mandatory }): Routes =>
  (app) => {
    answer(app, wire.alternativeLogin, (asked) =>
      unstored(asked, () =>
        logIn(platform, {
          host: asked.host,
          address: asked.request.ip,
          device: asked.request.headers['user-agent'],
          oauthClientId: basicOf(asked.request)?.id ?? '',
          ...asked.body,
        }),
      ),
    );
    answer(app, wire.token, (asked) =>
      unstored(asked, () => {
        const { grant_type, refresh_token } = asked.body;
        if (grant_type !== undefined && grant_type !== 'refresh_token') throw new Refusal('unsupported_grant_type', { status: 400 });
        if (grant_type === undefined || refresh_token === undefined) throw new Refusal('invalid_request', { status: 400 });
        return refreshTokens(platform, { host: asked.host, refreshToken: refresh_token });
      }),
    );
    answer(app, wire.reloadUserTokens, (asked) =>
      unstored(asked, () =>
        refreshTokens(platform, { host: asked.host, refreshToken: asked.body.refresh_token, tenantId: asked.body.id_client }),
      ),
    );
    answer(app, wire.logOut, ({ actor }) => logOut(platform, actor));
    answer(app, wire.getMe, ({ actor }) => getMe(platform, ports, actor));
    answer(app, wire.saveMe, ({ actor, body }) => saveMe(platform, ports, { actor, ...body }));
    answer(app, wire.passGate, ({ actor, params, body }) => passGate(platform, ports, { actor, ...params, ...body }));
    answer(app, wire.changePassword, ({ actor, body }) => changePassword(platform, actor, body));
    answer(app, wire.getSiteLists, ({ actor }) => getSiteLists({ ...platform, ...ports }, actor));
    peopleRoutes(platform)(app);
    groupRoutes(platform)(app);
    customRoleRoutes(platform)(app);
    registrationRoutes(platform)(app);
    partnerRoutes(platform)(app);
    outsideRoutes(platform)(app);
    secondStepRoutes(platform)(app);
    visitRoutes(platform)(app);
  };
