import { campaignStateOf, hasBegun, productTypes, type CampaignState, type ProductType } from '@vitrine/domain/campaigns';
import { dayIn, type LocalDate, type Text } from '@vitrine/domain/kernel';
import type { Selectable } from 'kysely';
import type { DB } from '../../platform/database/types.gen.ts';
import { parseText } from '../tenancy/index.ts';

/** A campaign as it stands. */
export type Campaign = {
  id: string;
  version: number;
  name: Text;
  summary: Text;
  terms: Text;
  termsVersion: number;
  beginsOn: LocalDate;
  endsOn: LocalDate;
  /** IANA; begin and end are days there. */
  timeZone: string;
  countries: string[];
  isPublished: boolean;
  publishedAt: string | null;
};

/** A stored row in the room's words. */
export const campaignOf = (row: Selectable<DB['campaigns.campaign']>): Campaign => ({
  id: row.id,
  version: row.version,
  name: parseText(row.name),
  summary: parseText(row.summary),
  terms: parseText(row.terms),
  termsVersion: row.terms_version,
  beginsOn: row.begins_on,
  endsOn: row.ends_on,
  timeZone: row.time_zone,
  countries: row.countries,
  isPublished: row.published_at !== null,
  publishedAt: row.published_at,
});

/** The day in the campaign's zone at an instant. */
export const todayIn = ({ timeZone }: Pick<Campaign, 'timeZone'>, now: string): LocalDate => dayIn(timeZone, now);

type Dated = Pick<Campaign, 'isPublished' | 'beginsOn' | 'endsOn' | 'timeZone'>;

/** The state of a campaign at an instant, by the day in its own zone. */
export const stateAt = (campaign: Dated, now: string): CampaignState => campaignStateOf({ ...campaign, today: todayIn(campaign, now) });

/** True when its points are fixed at this instant (CMP-05). */
export const hasBegunAt = (campaign: Dated, now: string): boolean => hasBegun({ ...campaign, today: todayIn(campaign, now) });

/** The stored type; a fault for one that this release does not know. */
export function productTypeOf(stored: string): ProductType {
  const type = productTypes.find((one) => one === stored);
  if (!type) throw new Error(`campaigns: a product's type is ${stored}`);
  return type;
}
