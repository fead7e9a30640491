import type { CampaignForm } from '@vitrine/contract/campaigns';
import { campaignCountries, searchWords } from '@vitrine/domain/campaigns';
import { isZone, locales } from '@vitrine/domain/kernel';
import { refuseFields } from '../../platform/http/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Campaign } from './campaign-rows.ts';

/** A campaign as a form has it. */
export const formOf = ({ name, summary, terms, beginsOn, endsOn, timeZone, countries }: Campaign): CampaignForm => ({
  name,
  summary,
  terms,
  beginsOn,
  endsOn,
  timeZone,
  countries,
});

/** What shapes cannot tell: `title_required`, `zone_unknown`, `country_unknown` at their fields. A draft's other gaps wait for publication. */
export async function checkCampaignForm(tx: Tx, { form, prefix }: { form: CampaignForm; prefix: string }): Promise<void> {
  refuseFields(
    {
      name: Object.values(form.name).some(Boolean) ? undefined : 'title_required',
      endsOn: form.endsOn < form.beginsOn ? 'ends_before_begin' : undefined,
      timeZone: isZone(form.timeZone) ? undefined : 'zone_unknown',
      countries: form.countries.every((code) => campaignCountries.includes(code)) ? undefined : 'country_unknown',
    },
    { prefix },
  );
}

/** Columns that a form decides, but for the version of its terms. */
export const campaignColumns = (form: CampaignForm) => ({
  name: JSON.stringify(form.name),
  summary: JSON.stringify(form.summary),
  terms: JSON.stringify(form.terms),
  begins_on: form.beginsOn,
  ends_on: form.endsOn,
  time_zone: form.timeZone,
  countries: [...new Set(form.countries)],
  search_text: searchWords(...locales.map((locale) => form.name[locale] ?? '')),
});

/** True when both say the same in every language: an untouched text is no new version of the terms. */
export const isSameText = (one: CampaignForm['terms'], other: CampaignForm['terms']): boolean =>
  locales.every((locale) => (one[locale] ?? '') === (other[locale] ?? ''));
