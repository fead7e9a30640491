/** Rules of what is sent to a person to prove that they are who they say: codes by SMS or WhatsApp, and links by mail. */

/** How a code travels (spec 2, L2). */
export const messageChannels = ['sms', 'whatsapp'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** How far a message is: `failed` when the carrier refused it or could not be reached. */
export const deliveries = ['sending', 'sent', 'failed'] as const;
export type Delivery = (typeof deliveries)[number];

/** What a link of an e-mail opens. */
export const linkPurposes = ['recover_password', 'set_password', 'verify_email'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** How long a link works: one that anybody may ask for is short, one that an administrator sends waits over a weekend. */
export const linkHours: Record<LinkPurpose, number> = { recover_password: 1, set_password: 72, verify_email: 48 };

/** A code has six digits, lives ten minutes, and takes five tries, right or wrong. */
export const codeDigits = 6;
export const codeMinutes = 10;
export const codeTries = 5;

/** Seconds before a code or a verification can be sent again (spec 2, phone verification). */
export const sendingCooldownSeconds = 300;

/** Whole seconds until a thing that began at `startTime` may be sent again; 0 when it may now. Both are instants. */
export function cooldownLeft({ startTime, now }: { startTime: string; now: string }): number {
  const left = Date.parse(startTime) + sendingCooldownSeconds * 1_000 - Date.parse(now);
  return Math.max(0, Math.min(sendingCooldownSeconds, Math.ceil(left / 1_000)));
}

export type LinkRefusal = 'link_used' | 'link_too_old' | 'link_invalid';

/**
 * Whether a link opens anything (LOG-08): once, in its time, for the person that its address names. Altered and foreign ones are told alike;
 * a used and an old one say so, for only whoever has the e-mail gets that far.
 */
export function judgeLink(
  link: { personId: string; expiresAt: string; usedAt: string | null } | undefined,
  { personId, now }: { personId: string; now: string },
): { ok: true } | { ok: false; refusal: LinkRefusal } {
  if (!link || link.personId !== personId) return { ok: false, refusal: 'link_invalid' };
  if (link.usedAt !== null) return { ok: false, refusal: 'link_used' };
  return Date.parse(link.expiresAt) > Date.parse(now) ? { ok: true } : { ok: false, refusal: 'link_too_old' };
}

/** A phone that only its owner recognises, by its last two digits (`+•••••••••••21`). */
export const maskPhone = (phone: string): string => phone.replaceAll(/\d(?=\d{2})/g, '•');

/** As two phones are compared: digits only, so that spaces, brackets and the plus sign do not matter. */
export const phoneDigits = (phone: string): string => phone.replaceAll(/\D/g, '');

/** True when what was typed is this phone, with or without the sign of its country; fewer than eight digits are no phone. */
export function isSamePhone(typed: string, phone: string): boolean {
  const [one, other] = [phoneDigits(typed).replace(/^0+/, ''), phoneDigits(phone)];
  return one.length >= 8 && other.endsWith(one) && other.length - one.length <= 3;
}
