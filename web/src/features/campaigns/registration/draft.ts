import type { Registration, RegistrationForm } from '@vitrine/contract/campaigns';
import { judgeRegistration } from '@vitrine/domain/campaigns';
import { useState } from 'react';
import { keep, kept } from '../../../shared/device/storage.ts';

export type ChosenStore = Registration['stores'][number];
/** What was chosen so far, with the names of the stores: their list is searched, so it is not all there. */
export type RegistrationDraft = { form: RegistrationForm; stores: readonly ChosenStore[] };

/** What a person chose stays on the device until the server has it: a reload or a lost network takes nothing. */
export function useRegistrationDraft({ campaign, form, stores, personId }: Registration & { personId: string }) {
  const place = `registration:${personId}:${campaign.id}`;
  const [draft, setDraft] = useState<RegistrationDraft>(() => draftIn(kept(place)) ?? { form, stores });
  const change = (next: RegistrationDraft) => {
    setDraft(next);
    keep(place, JSON.stringify(next));
  };
  return { draft, change, forget: () => keep(place, undefined) };
}

function draftIn(text: string | undefined): RegistrationDraft | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as RegistrationDraft); // oxlint-disable-line typescript/no-unsafe-type-assertion -- written by this module alone
  } catch {
    return undefined;
  }
}

/** What is wrong with the choices, by the same rule as the server's; who the person is, the server has said already. */
export function faultsOf({ form, stores }: RegistrationDraft, { terms, agencies, retailers }: Registration): Record<string, string> {
  const agency = form.agencyId === null ? null : agencies.find(({ id }) => id === form.agencyId);
  const day = '2026-01-01'; // of no weight here: dates, country and age belong to the steps that the server judged
  const verdict = judgeRegistration({
    campaign: { isPublished: true, beginsOn: day, endsOn: day, countries: [''], termsVersion: terms.version },
    today: day,
    member: { status: 'approved', isVerified: true, country: '', birthday: '1970-01-01' },
    termsVersion: form.termsVersion,
    agency: agency && { brandIds: agency.brands.map(({ id }) => id) },
    brandIds: form.brandIds,
    chains: form.chains.map(({ retailerId, storeIds }) => ({
      isKnown: retailers.some(({ id }) => id === retailerId),
      stores: storeIds.map((id) => ({
        isParticipating: true,
        isOfChain: stores.find((store) => store.id === id)?.retailerId === retailerId,
      })),
    })),
  });
  return verdict.ok ? {} : verdict.fields;
}
