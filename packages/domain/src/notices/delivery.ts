import { hourIn, isZone, nextHourIn, type Weekday } from '../kernel/index.ts';
import { noticeKinds, type NoticeKind } from './kinds.ts';

/** By what a notice reaches a member. */
export const channels = ['portal', 'mail', 'push'] as const;
export type Channel = (typeof channels)[number];

/** When e-mails go out: each at once, or gathered. */
export const digestRhythms = ['none', 'daily', 'weekly'] as const;
export type DigestRhythm = (typeof digestRhythms)[number];

/** Why a notice cannot be switched off. */
export const mandatoryReasons = ['account_safety', 'your_points'] as const;
export type MandatoryReason = (typeof mandatoryReasons)[number];

type Mandatory = { reason: MandatoryReason; channels: readonly Channel[] };
/** What a member has to hear of, whatever they prefer: who may hold their account or all of their data, and what takes points or an order from them. */
const mandatory: Partial<Record<NoticeKind, Mandatory>> = {
  session_revoked: { reason: 'account_safety', channels: ['portal', 'mail'] },
  copy_ready: { reason: 'account_safety', channels: ['portal', 'mail'] },
  sale_refused: { reason: 'your_points', channels: ['portal'] },
  order_refused: { reason: 'your_points', channels: ['portal'] },
  order_on_hold: { reason: 'your_points', channels: ['portal'] },
  photo_reproved: { reason: 'your_points', channels: ['portal'] },
  event_attendance_undone: { reason: 'your_points', channels: ['portal'] },
};

/** The reason for which this kind comes by this channel always; undefined where the member decides. */
export function mandatoryReason(kind: NoticeKind, channel: Channel): MandatoryReason | undefined {
  const must = mandatory[kind];
  return must?.channels.includes(channel) ? must.reason : undefined;
}

/** Hours are full hours of the member's own zone, 0 to 23. */
export type NoticePreferences = {
  off: Record<Channel, readonly NoticeKind[]>;
  digest: DigestRhythm;
  digestHour: number;
  digestDay: Weekday;
  /** No letter and no sound from this hour on until that one; null for none. */
  quiet: { from: number; until: number } | null;
  timeZone: string;
};

export const preferenceRefusals = ['notice_mandatory', 'zone_unknown', 'quiet_hours_empty'] as const;
export type PreferenceRefusal = (typeof preferenceRefusals)[number];
export type PreferenceField = 'off' | 'quiet' | 'timeZone';

/** What is wrong with preferences, by field; empty for none. */
export function judgePreferences({ off, quiet, timeZone }: NoticePreferences): Partial<Record<PreferenceField, PreferenceRefusal>> {
  const isForced = channels.some((channel) => off[channel].some((kind) => mandatoryReason(kind, channel) !== undefined));
  return {
    ...(isForced ? { off: 'notice_mandatory' } : {}),
    ...(quiet && quiet.from === quiet.until ? { quiet: 'quiet_hours_empty' } : {}),
    ...(isZone(timeZone) ? {} : { timeZone: 'zone_unknown' }),
  };
}

/** Every kind that an e-mail may be spared: what one click on the e-mail's own link switches off. */
export const optionalByMail: readonly NoticeKind[] = noticeKinds.filter((kind) => mandatoryReason(kind, 'mail') === undefined);

/** What holds for a member who never chose: one letter a day at most, in the morning, and none of what is only news. */
export const defaultPreferences = (timeZone: string): NoticePreferences => ({
  off: { portal: [], mail: ['course_published', 'attempt_closed'], push: [] },
  digest: 'daily',
  digestHour: 8,
  digestDay: 'MO',
  quiet: { from: 21, until: 7 },
  timeZone,
});

export type DeliveryFacts = { kind: NoticeKind; now: string; hasMail: boolean; preferences: NoticePreferences };
/** `mailAt`: from when an e-mail may carry it, `pushAt`: from when a phone may be told; null for never. */
export type Delivery = { isShown: boolean; mailAt: string | null; pushAt: string | null };

/**
 * Whether the portal shows a notice, and when an e-mail may carry it. What is mandatory by mail goes at once, for an account in danger waits for no morning;
 * everything else waits for the member's rhythm and for the end of their quiet hours (NOT-01). A phone is told at once, or when it may sound again (MOB-01), and of nothing that the
 * portal does not show.
 */
export function judgeDelivery({ kind, now, hasMail, preferences }: DeliveryFacts): Delivery {
  const wants = (channel: Channel) => mandatoryReason(kind, channel) !== undefined || !preferences.off[channel].includes(kind);
  return {
    isShown: wants('portal'),
    mailAt: hasMail && wants('mail') ? (mandatoryReason(kind, 'mail') ? now : emailTime(now, preferences)) : null,
    pushAt: wants('portal') && wants('push') ? afterQuiet(now, preferences) : null,
  };
}

/** True while the member wants no letter; hours that begin and end alike are none. */
export function isQuiet(hour: number, quiet: NoticePreferences['quiet']): boolean {
  if (!quiet) return false;
  const { from, until } = quiet;
  return from < until ? hour >= from && hour < until : from !== until && (hour >= from || hour < until);
}

function emailTime(now: string, { digest, digestHour, digestDay, quiet, timeZone }: NoticePreferences): string {
  const at =
    digest === 'none'
      ? now
      : nextHourIn(timeZone, { after: now, hour: digestHour, ...(digest === 'weekly' ? { weekday: digestDay } : {}) });
  return afterQuiet(at, { quiet, timeZone });
}

const afterQuiet = (at: string, { quiet, timeZone }: Pick<NoticePreferences, 'quiet' | 'timeZone'>): string =>
  quiet && isQuiet(hourIn(timeZone, at), quiet) ? nextHourIn(timeZone, { after: at, hour: quiet.until }) : at;
