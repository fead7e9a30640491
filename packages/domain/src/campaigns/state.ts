import type { LocalDate } from '../kernel/index.ts';
import type { CampaignState } from './words.ts';

export type CampaignDates = { isPublished: boolean; beginsOn: LocalDate; endsOn: LocalDate };

/** The state of a campaign on a day, both ends included. `today` is the day in the campaign's zone, or in a store's for sales there (D22). */
export function campaignStateOf({ isPublished, beginsOn, endsOn, today }: CampaignDates & { today: LocalDate }): CampaignState {
  if (!isPublished) return 'draft';
  if (today < beginsOn) return 'scheduled';
  return today <= endsOn ? 'running' : 'closed';
}

/** Days that are left of a running campaign, today not counted: 0 on its last day. */
export const daysLeftOf = ({ endsOn, today }: { endsOn: LocalDate; today: LocalDate }): number =>
  Math.max(0, (Date.parse(endsOn) - Date.parse(today)) / 86_400_000);

export type DateChange = { before: CampaignDates; after: Pick<CampaignDates, 'beginsOn' | 'endsOn'>; today: LocalDate };

type DateVerdict = {
  field: 'beginsOn' | 'endsOn';
  refusal: 'ends_before_begin' | 'campaign_begun' | 'ends_earlier' | 'campaign_over';
};

/**
 * Whether the dates of a campaign may become these. One that has begun keeps its first day, and its end only moves later: nobody loses days
 * that were promised. One that is over stays so: its points have expired. The fields are those of the form.
 */
export function judgeDates({ before, after, today }: DateChange): DateVerdict | undefined {
  if (after.endsOn < after.beginsOn) return { field: 'endsOn', refusal: 'ends_before_begin' };
  if (!hasBegun({ ...before, today })) return undefined;
  if (after.beginsOn !== before.beginsOn) return { field: 'beginsOn', refusal: 'campaign_begun' };
  if (after.endsOn < before.endsOn) return { field: 'endsOn', refusal: 'ends_earlier' };
  return today > before.endsOn && after.endsOn > before.endsOn ? { field: 'endsOn', refusal: 'campaign_over' } : undefined;
}

/** True once a published campaign has begun: from then on its points are fixed (CMP-05). */
export const hasBegun = (campaign: CampaignDates & { today: LocalDate }): boolean =>
  ['running', 'closed'].includes(campaignStateOf(campaign));
