import * as wire from '@vitrine/contract/identity';
import { answer, basicOf, type Routes } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { unstored } from '../unstored.ts';
import { beginOutsideLink, finishOutsideLink, listOutsideAccounts, unlinkOutsideAccount } from './accounts.ts';
import { browserOf, markBrowser } from './browser-cookie.ts';
import { connections } from './connections.ts';
import { depart } from './depart.ts';
import { logInFromOutside } from './log-in-from-outside.ts';
import { checkProvider, listProviders, removeProvider, saveProvider } from './provider-settings.ts';

/** Log-in by accounts of Google and Microsoft (LOG-04): on the way there, on the way back, and how a site is registered with them. */
export const outsideRoutes =
  (platform: Platform): Routes =>
  (app) => {
    const parts = { ...platform, connect: connections(platform) };
    answer(app, wire.beginOutsideLogIn, (asked) =>
      unstored(asked, () =>
        depart(parts, { host: asked.host, browser: markBrowser(platform, asked), ...asked.params, purpose: 'log_in', personId: null }),
      ),
    );
    answer(app, wire.finishOutsideLogIn, (asked) =>
      unstored(asked, () =>
        logInFromOutside(parts, {
          host: asked.host,
          browser: browserOf(platform, asked.request),
          device: asked.request.headers['user-agent'],
          oauthClientId: basicOf(asked.request)?.id ?? '',
          back: asked.body,
        }),
      ),
    );
    answer(app, wire.listOutsideAccounts, ({ actor }) => listOutsideAccounts(platform, actor));
    answer(app, wire.beginOutsideLink, (asked) =>
      unstored(asked, () =>
        beginOutsideLink(parts, asked.actor, { host: asked.host, browser: markBrowser(platform, asked), ...asked.params, ...asked.body }),
      ),
    );
    answer(app, wire.finishOutsideLink, ({ actor, host, request, body }) =>
      finishOutsideLink(parts, actor, { host, browser: browserOf(platform, request), back: body }),
    );
    answer(app, wire.unlinkOutsideAccount, ({ actor, params }) => unlinkOutsideAccount(platform, actor, params));
    answer(app, wire.listLogInProviders, ({ actor }) => listProviders(platform, actor));
    answer(app, wire.saveLogInProvider, ({ actor, params, body }) => saveProvider(platform, actor, { ...params, ...body }));
    answer(app, wire.removeLogInProvider, ({ actor, params }) => removeProvider(platform, actor, params));
    answer(app, wire.checkLogInProvider, ({ actor, params }) => checkProvider(platform, actor, params));
  };
