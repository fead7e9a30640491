import * as wire from '@vitrine/contract/identity';
import { answer, basicOf, type Routes } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addPasskey, beginPasskey } from '../passkeys/add-passkey.ts';
import { removePasskey, renamePasskey } from '../passkeys/change-passkeys.ts';
import { beginPasskeyLogIn, finishPasskeyLogIn } from '../passkeys/log-in-by-passkey.ts';
import { unstored } from '../unstored.ts';
import { beginAuthenticator, proveAuthenticator, removeAuthenticator } from './authenticators.ts';
import { finishSecondStep } from './finish-second-step.ts';
import { getSecondStep } from './get-second-step.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { resetSecondStep } from './reset-second-step.ts';

/** The second step of a log-in, passkeys, and how one sets them up. What is told once is kept nowhere. */
export const secondStepRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.finishSecondStep, (asked) =>
      unstored(asked, () =>
        finishSecondStep(platform, {
          host: asked.host,
          address: asked.request.ip,
          device: asked.request.headers['user-agent'],
          ...asked.body,
        }),
      ),
    );
    answer(app, wire.beginPasskeyLogIn, (asked) => unstored(asked, () => beginPasskeyLogIn(platform, asked)));
    answer(app, wire.finishPasskeyLogIn, (asked) =>
      unstored(asked, () =>
        finishPasskeyLogIn(platform, {
          host: asked.host,
          address: asked.request.ip,
          device: asked.request.headers['user-agent'],
          oauthClientId: basicOf(asked.request)?.id ?? '',
          assertion: asked.body,
        }),
      ),
    );
    answer(app, wire.getSecondStep, ({ actor }) => getSecondStep(platform.db.write(), actor));
    answer(app, wire.beginAuthenticator, (asked) =>
      unstored(asked, () => beginAuthenticator(platform, asked.actor, { host: asked.host, ...asked.body })),
    );
    answer(app, wire.proveAuthenticator, (asked) =>
      unstored(asked, () => proveAuthenticator(platform, asked.actor, { host: asked.host, ...asked.body })),
    );
    answer(app, wire.removeAuthenticator, ({ actor, host, body }) => removeAuthenticator(platform, actor, { host, ...body }));
    answer(app, wire.renewRecoveryCodes, (asked) =>
      unstored(asked, () => renewRecoveryCodes(platform, asked.actor, { host: asked.host, ...asked.body })),
    );
    answer(app, wire.beginPasskey, (asked) =>
      unstored(asked, () => beginPasskey(platform, asked.actor, { host: asked.host, ...asked.body })),
    );
    answer(app, wire.addPasskey, (asked) => unstored(asked, () => addPasskey(platform, asked.actor, { host: asked.host, ...asked.body })));
    answer(app, wire.renamePasskey, ({ actor, params, body }) => renamePasskey(platform, actor, { ...params, ...body }));
    answer(app, wire.removePasskey, ({ actor, host, params, body }) => removePasskey(platform, actor, { host, ...params, ...body }));
    answer(app, wire.resetSecondStep, ({ actor, host, params }) => resetSecondStep(platform, actor, { host, ...params }));
  };
