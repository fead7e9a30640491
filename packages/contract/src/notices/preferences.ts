/** What a member wants to be told, by what, and when (NOT-01). */
import { weekdays } from '@vitrine/domain/kernel';
import { channels, digestRhythms, mandatoryReasons, noticeKinds, preferenceRefusals } from '@vitrine/domain/notices';
import { z } from 'zod';
import { endpoint, Nothing } from '../kernel/index.ts';
import { ClientBrand } from '../tenancy/index.ts';

const Kinds = z.array(z.enum(noticeKinds)).max(noticeKinds.length);
const Hour = z.int().min(0).max(23);

export const NoticePreferences = z.strictObject({
  /** What is switched off. */
  off: z.strictObject({ portal: Kinds, mail: Kinds, push: Kinds.default([]) }), // `push` is younger than what people chose
  digest: z.enum(digestRhythms),
  /** Full hours of the zone below. */
  digestHour: Hour,
  digestDay: z.enum(weekdays),
  quiet: z.strictObject({ from: Hour, until: Hour }).nullable(),
  timeZone: z.string().max(64),
});
export type NoticePreferences = z.infer<typeof NoticePreferences>;

const Opened = z.object({
  version: z.int(),
  preferences: NoticePreferences,
  /** What cannot be switched off, and why. */
  mandatory: z.array(z.object({ kind: z.enum(noticeKinds), channel: z.enum(channels), reason: z.enum(mandatoryReasons) })),
});
export type OpenedPreferences = z.infer<typeof Opened>;

export const getNoticePreferences = endpoint({
  method: 'GET',
  path: '/notice-preferences',
  answer: Opened,
  summary: 'What the member wants to be told, by what, and when',
});

export const saveNoticePreferences = endpoint({
  method: 'PUT',
  path: '/notice-preferences',
  /** `version` 0: they never chose. */
  body: z.object({ version: z.int().min(0), preferences: NoticePreferences }),
  answer: Opened,
  refusals: preferenceRefusals,
  summary: 'Keeps what the member wants to be told; e-mails that wait follow it',
});

/** Whose e-mails a link ends, for the page that the e-mail links. Ends nothing: programs open links by themselves. */
export const getUnsubscribe = endpoint({
  method: 'GET',
  path: '/notices/unsubscribe/:token',
  access: 'open',
  params: z.object({ token: z.string().max(128) }),
  answer: z.object({ brand: ClientBrand }),
  summary: 'Whose e-mails a signed link ends',
});

/** Called by mail programs with a form of their own (RFC 8058), and by the page that the e-mail links. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/notices/unsubscribe/:token',
  access: 'open',
  params: z.object({ token: z.string().max(128) }),
  body: z.looseObject({}),
  encoding: 'form',
  keyed: false,
  answer: Nothing,
  summary: 'Ends the e-mails to a member, by the signed link in one of them',
});
