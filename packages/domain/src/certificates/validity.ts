import { addDays, type LocalDate } from '../kernel/index.ts';
import type { CertificateRefusal, CertificateState } from './words.ts';

/** The same day so many months later; the last of that month where it is shorter. */
export function addMonths(day: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const whole = year * 12 + (month - 1) + months;
  const [inYear, inMonth] = [Math.floor(whole / 12), (whole % 12) + 1];
  const first = (y: number, m: number) => `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-01`;
  const last = addDays(inMonth === 12 ? first(inYear + 1, 1) : first(inYear, inMonth + 1), -1);
  return `${first(inYear, inMonth).slice(0, 8)}${String(Math.min(date, Number(last.slice(8)))).padStart(2, '0')}`;
}

/** How long a certificate holds: the last day that it does, and from when on it may be renewed; null for one that lasts. */
export function validityOf(
  issuedOn: LocalDate,
  { validMonths, remindDays }: { validMonths: number | null; remindDays: number },
): { expiresOn: LocalDate; remindOn: LocalDate } | null {
  if (validMonths === null) return null;
  const expiresOn = addMonths(issuedOn, validMonths);
  const remindOn = addDays(expiresOn, -remindDays);
  return { expiresOn, remindOn: remindOn > issuedOn ? remindOn : issuedOn };
}

export type Validity = { expiresOn: LocalDate | null; remindOn: LocalDate | null; isRenewed: boolean; today: LocalDate };

/** Where a certificate stands today; its last day it still holds. */
export function certificateState({ expiresOn, remindOn, isRenewed, today }: Validity): CertificateState {
  if (isRenewed) return 'renewed';
  if (expiresOn === null) return 'valid';
  if (today > expiresOn) return 'expired';
  return remindOn !== null && today >= remindOn ? 'expiring' : 'valid';
}

export type RenewalFacts = { state: CertificateState; lasts: boolean; isReopened: boolean; isBlocked: boolean; isOffered: boolean };

/** Whether a member may begin to renew a certificate. `isOffered`: newcomers may begin the training now. */
export function judgeRenewal({ state, lasts, isReopened, isBlocked, isOffered }: RenewalFacts): CertificateRefusal | undefined {
  if (state === 'renewed') return 'certificate_renewed';
  if (lasts) return 'certificate_lasts';
  if (isReopened) return 'renewal_under_way';
  if (isBlocked) return 'blocked_in_training';
  if (!isOffered) return 'training_retired';
  return state === 'valid' ? 'renewal_too_early' : undefined;
}
