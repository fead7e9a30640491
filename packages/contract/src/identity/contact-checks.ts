/** Whether a person's e-mail and phone are theirs (LOG-16, LOG-18). */
import { deliveries, messageChannels } from '@vitrine/domain/identity';
import { z } from 'zod';
import { endpoint, Instant } from '../kernel/index.ts';

/** While it runs nothing is sent again; kept by the server, so that a reload changes nothing. Seconds. */
const Cooldown = z.object({ startTime: Instant, duration: z.int().positive(), left: z.int().positive() });

export const ContactChecks = z.object({
  email: z.object({ address: z.string(), isVerified: z.boolean(), cooldown: Cooldown.nullable() }),
  phone: z.object({
    /** Masked; null where there is none. */
    masked: z.string().nullable(),
    isVerified: z.boolean(),
    cooldown: Cooldown.nullable(),
    /** Of the code that was sent last; null where none waits. */
    delivery: z.enum(deliveries).nullable(),
  }),
});
export type ContactChecks = z.infer<typeof ContactChecks>;

export const getContactChecks = endpoint({
  method: 'GET',
  path: '/me/contact-checks',
  answer: ContactChecks,
  summary: 'What of e-mail and phone is verified, and when a code may be sent again',
});

export const sendPhoneCode = endpoint({
  method: 'POST',
  path: '/me/phone-code',
  body: z.object({ channel: z.enum(messageChannels) }),
  answer: ContactChecks,
  keyed: false, // the cooldown sees to a repeated tap
  refusals: ['phone_missing', 'already_verified', 'wait_before_resending'],
  summary: 'Sends a code to the phone of the person',
});

export const confirmPhone = endpoint({
  method: 'POST',
  path: '/me/phone-code/confirmation',
  body: z.object({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, 'code_wrong'),
  }),
  answer: ContactChecks,
  keyed: false,
  refusals: ['code_wrong', 'code_tries_used'],
  summary: 'Verifies the phone by its code',
});

export const sendEmailLink = endpoint({
  method: 'POST',
  path: '/me/email-link',
  answer: ContactChecks,
  keyed: false,
  refusals: ['email_missing', 'already_verified', 'wait_before_resending'],
  summary: 'Sends a link that verifies the e-mail of the person',
});

export const confirmEmail = endpoint({
  access: 'open',
  method: 'POST',
  path: '/email-links/confirmation',
  keyed: false,
  body: z.object({ uidb64: z.string().min(1).max(64), token: z.string().min(1).max(128) }),
  answer: z.object({ email: z.string() }),
  refusals: ['link_used', 'link_too_old', 'link_invalid'],
  summary: 'Verifies an e-mail by its link, with or without a session',
});
