/** Codes by which somebody shows that they are where something takes place: a QR on the organizer's screen, or six digits (D36). */

/** A QR is good for its own step and the one that follows. */
export const checkInStepSeconds = 30;
/** From when before the beginning a code works; it works until the end. */
export const checkInMinutesBefore = 30;
/** Tries of the six digits: of one member within some minutes, and wrong ones of one code in all. */
export const checkInTries = { ofMember: 5, withinMinutes: 10, ofCode: 1_000 } as const;
/** How long after the end a scan may still come from a device that had no network. */
export const checkInLateHours = 72;

export const checkInWays = ['qr', 'digits'] as const;
export type CheckInWay = (typeof checkInWays)[number];

/** Why a code does not hold; a room that takes codes has these among its refusals, with its own words for them. */
type CheckInRefusal = 'invalid_check_in_code' | 'check_in_code_expired' | 'check_in_not_open' | 'check_in_over';

/** The step that an instant lies in. */
export const checkInStep = (instant: string): number => Math.floor(Date.parse(instant) / (checkInStepSeconds * 1_000));
/** When a step begins. */
export const checkInStepBegin = (step: number): string => new Date(step * checkInStepSeconds * 1_000).toISOString();

/** When codes work. */
export const checkInWindow = ({ beginsAt, endsAt }: { beginsAt: string; endsAt: string }): { from: string; until: string } => ({
  from: new Date(Date.parse(beginsAt) - checkInMinutesBefore * 60_000).toISOString(),
  until: endsAt,
});

/** Six digits of a keyed hash, each of a million alike as far as 32 bits allow. */
export function checkInDigits(mac: Uint8Array): string {
  const [one = 0, two = 0, three = 0, four = 0] = mac;
  return String((one * 2 ** 24 + two * 2 ** 16 + three * 2 ** 8 + four) % 1_000_000).padStart(6, '0');
}

export type CheckInFacts = {
  way: CheckInWay;
  /** The six digits are the ones on the screen, or the QR is signed for this very thing. */
  isRight: boolean;
  /** Of a QR: the step that it was made for. */
  step: number | null;
  /** By the server's clock, and by the device's when it saw the code. */
  now: string;
  scannedAt: string;
  beginsAt: string;
  endsAt: string;
};
type Verdict = { ok: true; isLate: boolean } | { ok: false; refusal: CheckInRefusal };
const no = (refusal: CheckInRefusal): Verdict => ({ ok: false, refusal });

/**
 * Whether a code holds. Before the window and long after it, it is not said whether the code was right. `isLate`: seen in time by a device that had no network; nobody else can
 * tell, so a person decides.
 */
export function judgeCheckIn({ way, isRight, step, now, scannedAt, beginsAt, endsAt }: CheckInFacts): Verdict {
  const at = Date.parse(now);
  const scanned = Date.parse(scannedAt);
  const { from, until } = checkInWindow({ beginsAt, endsAt });
  if (at < Date.parse(from)) return no('check_in_not_open');
  const isOver = at > Date.parse(until);
  const wasInTime = scanned >= Date.parse(from) && scanned <= Date.parse(until) && scanned <= at;
  if (isOver && (!wasInTime || at > Date.parse(until) + checkInLateHours * 3_600_000)) return no('check_in_over');
  if (!isRight) return no('invalid_check_in_code');
  if (way === 'digits') return { ok: true, isLate: isOver };
  const isOf = (instant: string) => step === checkInStep(instant) || step === checkInStep(instant) - 1;
  if (isOf(now) && !isOver) return { ok: true, isLate: false };
  return wasInTime && isOf(scannedAt) ? { ok: true, isLate: true } : no('check_in_code_expired');
}
