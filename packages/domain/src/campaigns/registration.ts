import { ageOn, type LocalDate } from '../kernel/index.ts';
import { campaignStateOf, type CampaignDates } from './state.ts';
import type { CampaignsRefusal, RegistrationStep } from './words.ts';

/** Who takes part is of age (spec 2, §5 and §9). */
export const adultAge = 18;

export type RegistrationFacts = {
  /** Days in the campaign's zone. */
  campaign: CampaignDates & { countries: readonly string[]; termsVersion: number };
  today: LocalDate;
  /** `isVerified`: their e-mail or their phone is proved to be theirs (decision D78). */
  member: { status: string; isVerified: boolean; country: string; birthday: LocalDate | null };
  /** Null: not accepted. */
  termsVersion: number | null;
  /** Null: none chosen; undefined: one that this program does not have. */
  agency: { brandIds: readonly string[] } | null | undefined;
  brandIds: readonly string[];
  /** Chosen chains in their order; `undefined` for those, or stores of theirs, that this program does not have. */
  chains: readonly { isKnown: boolean; stores: readonly ({ isParticipating: boolean; isOfChain: boolean } | undefined)[] }[];
};

type Wrong = { step: RegistrationStep; field: string; refusal: CampaignsRefusal };
/** `steps` names what each step that is not done lacks first. */
export type RegistrationVerdict =
  | { ok: true }
  | { ok: false; refusal: CampaignsRefusal; fields: Record<string, string>; steps: Partial<Record<RegistrationStep, CampaignsRefusal>> };

/**
 * Whether a member may take part (CMP-02, CMP-03, CMP-07, CMP-09): exactly one agency, at least one brand of it, at least one store of each
 * chosen chain, terms accepted, of age. Everything that is wrong at once, the first in the order of the steps names the refusal.
 */
export function judgeRegistration(facts: RegistrationFacts): RegistrationVerdict {
  const wrong = [...wrongWithPerson(facts), ...wrongWithTerms(facts), ...wrongWithAgency(facts), ...wrongWithStores(facts)];
  const [first] = wrong;
  if (!first) return { ok: true };
  return {
    ok: false,
    refusal: first.refusal,
    fields: Object.fromEntries(wrong.toReversed().map(({ field, refusal }) => [field, refusal])),
    steps: Object.fromEntries(wrong.toReversed().map(({ step, refusal }) => [step, refusal])),
  };
}

/** What a member cannot mend on the form: standing, dates, country, age. */
export function wrongWithPerson({ campaign, today, member }: Pick<RegistrationFacts, 'campaign' | 'today' | 'member'>): Wrong[] {
  const eligibility = member.status === 'blocked' ? 'member_blocked' : member.status === 'approved' ? undefined : 'member_not_approved';
  const account = eligibility ?? (member.isVerified ? undefined : 'member_not_verified');
  const isOpen = ['scheduled', 'running'].includes(campaignStateOf({ ...campaign, today }));
  const age = member.birthday === null ? 'birthday_missing' : ageOn(member.birthday, today) < adultAge ? 'under_age' : undefined;
  return [
    ...(account ? [{ step: 'account', field: 'member', refusal: account } as const] : []),
    ...(isOpen ? [] : [{ step: 'campaign', field: 'campaign', refusal: 'campaign_closed' } as const]),
    ...(campaign.countries.includes(member.country)
      ? []
      : [{ step: 'country', field: 'country', refusal: 'country_not_in_campaign' } as const]),
    ...(age ? [{ step: 'age', field: 'birthday', refusal: age } as const] : []),
  ];
}

function wrongWithTerms({ campaign, termsVersion }: RegistrationFacts): Wrong[] {
  if (termsVersion === campaign.termsVersion) return [];
  return [{ step: 'terms', field: 'termsVersion', refusal: termsVersion === null ? 'terms_required' : 'terms_changed' }];
}

function wrongWithAgency({ agency, brandIds }: RegistrationFacts): Wrong[] {
  if (!agency) return [{ step: 'agency', field: 'agencyId', refusal: agency === null ? 'agency_required' : 'agency_unknown' }];
  if (brandIds.length === 0) return [{ step: 'brands', field: 'brandIds', refusal: 'brand_required' }];
  return brandIds.flatMap((id, index): Wrong[] =>
    agency.brandIds.includes(id) ? [] : [{ step: 'brands', field: `brandIds.${index}`, refusal: 'brand_unknown' }],
  );
}

function wrongWithStores({ chains }: RegistrationFacts): Wrong[] {
  if (chains.length === 0) return [{ step: 'stores', field: 'chains', refusal: 'retailer_required' }];
  return chains.flatMap(({ isKnown, stores }, index): Wrong[] => {
    const at = `chains.${index}`;
    if (!isKnown) return [{ step: 'stores', field: `${at}.retailerId`, refusal: 'retailer_unknown' }];
    if (stores.length === 0) return [{ step: 'stores', field: `${at}.storeIds`, refusal: 'store_required' }];
    return stores.flatMap((store, place): Wrong[] => {
      const refusal = !store
        ? 'store_unknown'
        : !store.isOfChain
          ? 'store_of_other_chain'
          : store.isParticipating
            ? undefined
            : 'store_not_participating';
      return refusal ? [{ step: 'stores', field: `${at}.storeIds.${place}`, refusal }] : [];
    });
  });
}
