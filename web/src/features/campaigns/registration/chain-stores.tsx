import { Button, Skeleton, StateChip } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceRow, Choices } from '../../../shared/choice-row.tsx';
import { FieldFault } from '../../../shared/field-fault.tsx';
import { SearchBox } from '../../../shared/search-box.tsx';
import { useSettled } from '../../../shared/use-settled.ts';
import { storesQuery } from '../api.ts';
import type { ChosenStore } from './draft.ts';
import classes from './registration.module.css';

type ChainStoresProps = {
  campaignId: string;
  retailer: { id: string; name: string };
  chosen: readonly ChosenStore[];
  fault: string | undefined;
  onToggle: (store: ChosenStore, isChosen: boolean) => void;
};

/** The stores of one chain: those that are chosen stay on top, whatever is searched for. One that takes no part says so (CMP-07). */
export function ChainStores({ campaignId, retailer, chosen, fault, onToggle }: ChainStoresProps) {
  const { t } = useTranslation('campaigns');
  const { atForm } = useMessages();
  const [typed, setTyped] = useState('');
  const filter = { search: useSettled(typed.trim()) || undefined, retailerId: retailer.id };
  const found = useInfiniteQuery({ ...storesQuery(campaignId, filter, 8), placeholderData: (before) => before });
  const listed = found.data?.pages.flatMap(({ items }) => items) ?? [];
  const others = listed.filter(({ id }) => !chosen.some((store) => store.id === id));
  return (
    <div className={classes.chain}>
      <Choices legend={t('registration.stores_of', { retailer: retailer.name })} error={<FieldFault code={fault} />}>
        {chosen.map((store) => (
          <ChoiceRow
            key={store.id}
            kind="checkbox"
            name={`stores-${retailer.id}`}
            title={store.name}
            detail={store.city}
            isChosen
            onChoose={(isChosen) => onToggle(store, isChosen)}
          />
        ))}
        <SearchBox
          label={t('registration.search_in', { retailer: retailer.name })}
          clearLabel={t('clear_search')}
          value={typed}
          onType={setTyped}
        />
        {found.isPending ? <Skeleton height={112} radius={12} /> : null}
        {found.isError && listed.length === 0 ? (
          <p role="alert">
            {atForm(refusalCode(found.error))}{' '}
            <Button variant="subtle" onClick={() => void found.refetch()}>
              {t('retry')}
            </Button>
          </p>
        ) : null}
        {found.isSuccess && listed.length === 0 ? <p role="status">{t('stores.none')}</p> : null}
        {others.map(({ id, retailerId, name, city, isParticipating }) => (
          <ChoiceRow
            key={id}
            kind="checkbox"
            name={`stores-${retailer.id}`}
            title={name}
            detail={city}
            isChosen={false}
            isDisabled={!isParticipating}
            note={isParticipating ? null : <StateChip state="quiet">{t('stores.not_taking_part')}</StateChip>}
            onChoose={(isChosen) => onToggle({ id, retailerId, name, city }, isChosen)}
          />
        ))}
        {found.hasNextPage ? (
          <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('more')}
          </Button>
        ) : null}
      </Choices>
    </div>
  );
}
