import * as wire from '@vitrine/contract/identity';
import { answer, type Routes } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { makeAccessCode, revokeAccessCode } from '../access-codes/make-access-code.ts';
import { redeemAccessCode } from '../access-codes/redeem-access-code.ts';
import { openChallenge } from '../challenge/open-challenge.ts';
import { findPhone } from './find-phone.ts';
import { recoverPassword } from './recover-password.ts';
import { redeemCode } from './redeem-code.ts';
import { sendPasswordLink } from './send-password-link.ts';
import { sendRecoveryCode } from './send-recovery-code.ts';
import { checkPasswordLink, setPasswordByLink } from './set-password-by-link.ts';

/** Ways back to a forgotten password, and the challenge that stands before them. What they answer is kept nowhere. */
export const recoveryRoutes =
  (platform: Platform): Routes =>
  (app) => {
    const from = ({ host, request }: { host: string; request: { ip: string } }) => ({ host, address: request.ip });
    answer(app, wire.openChallenge, ({ host, reply }) => {
      void reply.header('cache-control', 'no-store');
      return openChallenge(platform, { host });
    });
    answer(app, wire.apiRecoverPassword, (asked) => recoverPassword(platform, { ...from(asked), ...asked.body }));
    answer(app, wire.getPhoneNumberWithDocument, (asked) => findPhone(platform, { ...from(asked), ...asked.body }));
    answer(app, wire.sendRecoverPasswordCode, (asked) => sendRecoveryCode(platform, { ...from(asked), ...asked.body }));
    answer(app, wire.validateRecoverPasswordCode, (asked) => {
      void asked.reply.header('cache-control', 'no-store');
      return redeemCode(platform, { ...from(asked), ...asked.body });
    });
    answer(app, wire.redeemAccessCode, (asked) => {
      void asked.reply.header('cache-control', 'no-store');
      return redeemAccessCode(platform, { ...from(asked), ...asked.body });
    });
    answer(app, wire.makeAccessCode, ({ actor, params, reply }) => {
      void reply.header('cache-control', 'no-store');
      return makeAccessCode(platform, actor, params);
    });
    answer(app, wire.revokeAccessCode, ({ actor, params }) => revokeAccessCode(platform, actor, params));
    answer(app, wire.checkPasswordLink, ({ host, body }) => checkPasswordLink(platform, { host, ...body }));
    answer(app, wire.setPasswordByLink, ({ host, body }) => setPasswordByLink(platform, { host, ...body }));
    answer(app, wire.sendPasswordLink, ({ actor, params, host }) => sendPasswordLink(platform, actor, { ...params, host }));
  };
