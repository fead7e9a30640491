import * as wire from '@vitrine/contract/identity';
import { answer, type Routes } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getContactChecks } from './get-contact-checks.ts';
import { confirmEmail, sendEmailLink } from './verify-email.ts';
import { confirmPhone, sendPhoneCode } from './verify-phone.ts';

/** Whether e-mail and phone are a person's own. */
export const contactRoutes =
  (platform: Platform): Routes =>
  (app) => {
    answer(app, wire.getContactChecks, ({ actor }) => getContactChecks(platform, actor));
    answer(app, wire.sendPhoneCode, ({ actor, body }) => sendPhoneCode(platform, actor, body));
    answer(app, wire.confirmPhone, ({ actor, body }) => confirmPhone(platform, actor, body));
    answer(app, wire.sendEmailLink, ({ actor, host }) => sendEmailLink(platform, actor, { host }));
    answer(app, wire.confirmEmail, ({ host, body }) => confirmEmail(platform, { host, ...body }));
  };
