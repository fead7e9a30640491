import type { LocalDate } from '../kernel/index.ts';

/** Calendar days after the sale within which it is reported: day 15 is in, day 16 is out (SAL-04, spec 2, §9). */
export const reportingWindowDays = 15;

type Campaign = { beginsOn: LocalDate; endsOn: LocalDate };
export type WindowRefusal = 'sale_in_future' | 'sale_too_old' | 'sale_outside_campaign';

/** Whether a campaign takes sales today; days in the store's zone (D22). */
export const isCampaignOpen = ({ beginsOn, endsOn, today }: Campaign & { today: LocalDate }): boolean =>
  beginsOn <= today && today <= endsOn;

/**
 * Whether a sale of this day may be reported (SAL-04). `today` is the day in the store's IANA zone by the server's clock at the first sending;
 * browsers ask with their own clock and are only a hint (D22, D24).
 */
export function judgeSaleDate({
  saleDate,
  today,
  beginsOn,
  endsOn,
}: Campaign & { saleDate: LocalDate; today: LocalDate }): WindowRefusal | undefined {
  const age = daysBetween(saleDate, today);
  if (age < 0) return 'sale_in_future';
  if (saleDate < beginsOn || saleDate > endsOn) return 'sale_outside_campaign';
  return age > reportingWindowDays ? 'sale_too_old' : undefined;
}

/** Days that are left to report a sale of this day, today included as 0; negative when it is too late. */
export const daysLeftToReport = ({ saleDate, today }: { saleDate: LocalDate; today: LocalDate }): number =>
  reportingWindowDays - daysBetween(saleDate, today);

/** Both are days without a clock, so each is exactly 24 hours long. */
const daysBetween = (from: LocalDate, to: LocalDate): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
