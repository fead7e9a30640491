import { useTranslation } from 'react-i18next';
import { ChoiceRow, Choices } from '../../../shared/choice-row.tsx';
import { FieldFault } from '../../../shared/field-fault.tsx';
import type { StepProps } from './agency-step.tsx';
import { ChainStores } from './chain-stores.tsx';
import type { ChosenStore } from './draft.ts';

/** At least one store of each chosen chain (CMP-02, CMP-07). */
export function StoresStep({ registration, draft, faults, onChange }: StepProps) {
  const { t } = useTranslation('campaigns');
  const { form, stores } = draft;
  const toggleChain = (retailerId: string, isChosen: boolean) =>
    onChange({
      stores: isChosen ? stores : stores.filter((store) => store.retailerId !== retailerId),
      form: {
        ...form,
        chains: isChosen ? [...form.chains, { retailerId, storeIds: [] }] : form.chains.filter((chain) => chain.retailerId !== retailerId),
      },
    });
  const toggleStore = (store: ChosenStore, isChosen: boolean) =>
    onChange({
      stores: isChosen ? [...stores, store] : stores.filter(({ id }) => id !== store.id),
      form: {
        ...form,
        chains: form.chains.map((chain) =>
          chain.retailerId === store.retailerId
            ? { ...chain, storeIds: isChosen ? [...chain.storeIds, store.id] : chain.storeIds.filter((id) => id !== store.id) }
            : chain,
        ),
      },
    });
  return (
    <section aria-labelledby="stores">
      <h2 id="stores">{t('registration.steps.stores')}</h2>
      <Choices legend={t('registration.chains')} error={<FieldFault code={faults['chains']} />}>
        {registration.retailers.map(({ id, name, stores: count }) => {
          const index = form.chains.findIndex(({ retailerId }) => retailerId === id);
          const chain = form.chains[index];
          return (
            <div key={id}>
              <ChoiceRow
                kind="checkbox"
                name="chains"
                title={name}
                detail={t('stores_count', { count })}
                isChosen={chain !== undefined}
                onChoose={(isChosen) => toggleChain(id, isChosen)}
              />
              {chain ? (
                <ChainStores
                  campaignId={registration.campaign.id}
                  retailer={{ id, name }}
                  chosen={stores.filter((store) => chain.storeIds.includes(store.id))}
                  fault={faultOf(faults, index)}
                  onToggle={toggleStore}
                />
              ) : null}
            </div>
          );
        })}
      </Choices>
    </section>
  );
}

/** The first thing that is wrong with a chain: itself, that it has no store, or one of its stores. */
const faultOf = (faults: Record<string, string>, index: number): string | undefined =>
  faults[`chains.${index}.retailerId`] ??
  faults[`chains.${index}.storeIds`] ??
  Object.entries(faults).find(([field]) => field.startsWith(`chains.${index}.storeIds.`))?.[1];
