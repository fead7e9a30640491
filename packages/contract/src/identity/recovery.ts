/** Ways back to a forgotten password (LOG-07, LOG-08, CAL-05); shapes of the fixed addresses by decision D66. */
import { linkPurposes, messageChannels } from '@vitrine/domain/identity';
import { z } from 'zod';
import { Day, endpoint, Id, Nothing } from '../kernel/index.ts';
import { Challenged, challengeRefusals } from './challenge.ts';

const open = { access: 'open', method: 'POST', keyed: false } as const;
const Document = z.string().trim().min(1, 'required').max(40, 'text_too_long');
const CountryCode = z.string().length(2, 'invalid_choice');
const Code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'code_wrong');

export const apiRecoverPassword = endpoint({
  ...open,
  path: '//etraining_login/api_recover_password/',
  body: z.object({ login: z.string().trim().min(1, 'required').max(254, 'text_too_long'), ...Challenged }),
  answer: Nothing,
  refusals: challengeRefusals,
  summary: 'Sends a link to the owner of a user name, e-mail or document; answers alike whether there is one',
});

export const getPhoneNumberWithDocument = endpoint({
  ...open,
  path: '//etraining_login/get_phone_number_with_document/',
  body: z.object({
    document: Document,
    country: CountryCode,
    birthday: Day,
    /** As the person remembers it; told whether it is the one on record. */
    phone: z.string().trim().max(24, 'text_too_long').optional(),
    ...Challenged,
  }),
  /** Masked; null where the facts match nobody. */
  answer: z.object({ phone: z.string().nullable() }),
  refusals: [...challengeRefusals, 'phone_missing', 'phone_mismatch'],
  summary: 'The masked phone of whoever knows document and birthday',
});

export const sendRecoverPasswordCode = endpoint({
  ...open,
  path: '//etraining_login/send_recover_password_code/',
  body: z.object({ document: Document, country: CountryCode, channel: z.enum(messageChannels), ...Challenged }),
  answer: z.object({ cooldown_seconds: z.int().nonnegative() }),
  refusals: challengeRefusals,
  summary: 'Sends a code to the phone on record; answers alike whether there is one',
});

/** What opens the screen of a new password: the parts of its address. */
export const PasswordKey = z.object({ username: z.string(), uidb64: z.string(), token: z.string() });
export type PasswordKey = z.infer<typeof PasswordKey>;

export const validateRecoverPasswordCode = endpoint({
  ...open,
  path: '//etraining_login/validate_recover_password_code/',
  body: z.object({ document: Document, country: CountryCode, code: Code }),
  answer: PasswordKey,
  refusals: ['code_wrong', 'code_tries_used'],
  summary: 'Turns the code into what a new password needs',
});

const LinkKey = { uidb64: z.string().min(1).max(64), token: z.string().min(1).max(128) };

export const checkPasswordLink = endpoint({
  ...open,
  path: '/password-links/check',
  body: z.object(LinkKey),
  answer: z.object({ username: z.string(), purpose: z.enum(linkPurposes) }),
  refusals: ['link_used', 'link_too_old', 'link_invalid'],
  summary: 'Whether a link still sets a password, and whose',
});

export const setPasswordByLink = endpoint({
  ...open,
  path: '/password-links/password',
  body: z.object({ ...LinkKey, password: z.string().min(1, 'required').max(256, 'text_too_long') }),
  answer: Nothing,
  refusals: ['link_used', 'link_too_old', 'link_invalid', 'password_too_weak', 'password_too_common'],
  summary: 'Sets the password by a link, once, and ends every session of the person',
});

export const sendPasswordLink = endpoint({
  method: 'POST',
  path: '/people/:memberId/password-link',
  needs: 'people.write',
  params: z.object({ memberId: Id }),
  answer: Nothing,
  refusals: ['role_above_yours', 'belongs_to_other_client', 'person_blocked', 'email_missing'],
  summary: 'Sends a person a link to set their password',
});
