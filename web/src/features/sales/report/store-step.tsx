import { StateChip } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceRow, Choices } from '../../../shared/choice-row.tsx';
import { today } from '../../../shared/device/clock.ts';
import { keep, kept } from '../../../shared/device/storage.ts';
import { FieldFault } from '../../../shared/field-fault.tsx';
import { SearchBox } from '../../../shared/search-box.tsx';
import { useSettled } from '../../../shared/use-settled.ts';
import { ownStoresQuery, storesQuery } from '../api.ts';
import type { ChosenStore } from '../outbox/kept-sale.ts';
import { dayAt } from './judge-draft.ts';
import classes from './report.module.css';
import type { OpenDraft } from './use-draft.ts';

/** The member's own stores, one tap each; any other by its name or the digits of its tax id (SAL-07, CMP-07). The last one is chosen already. */
export function StoreStep({ open }: { open: OpenDraft }) {
  const { t } = useTranslation('sales');
  const { atForm } = useMessages();
  const { campaign, store } = open.draft;
  const campaignId = campaign?.id ?? '';
  const own = useQuery({ ...ownStoresQuery(campaignId), enabled: campaignId !== '' }).data ?? [];
  const [isSearching, setSearching] = useState(false);
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const found = useQuery({ ...storesQuery(campaignId, search), placeholderData: (before) => before });

  /** The day that the form began with is the device's; where it is still yesterday in the store, that is meant. */
  const inStore = (chosen: ChosenStore) => ({
    store: chosen,
    ...(open.draft.saleDate === today() && dayAt(chosen) < today() ? { saleDate: dayAt(chosen) } : {}),
  });
  const choose = (chosen: ChosenStore) => {
    keep('sale-store', chosen.id);
    open.change(inStore(chosen));
    setSearching(false);
    setTyped('');
  };
  const usual = own.find(({ id }) => id === kept('sale-store')) ?? (own.length === 1 ? own[0] : undefined);
  const chooseUsual = useEffectEvent(() => usual && open.change(inStore(usual)));
  const isOpen = store === null && usual !== undefined;
  useEffect(() => {
    if (isOpen) chooseUsual();
  }, [isOpen]);

  const rows = [...own, ...(store && !own.some(({ id }) => id === store.id) ? [store] : [])];
  return (
    <Choices legend={t('facts.store')} error={<FieldFault code={open.faults['storeId']} />}>
      {rows.map((one) => (
        <ChoiceRow
          key={one.id}
          kind="radio"
          name="storeId"
          title={one.name}
          detail={one.city}
          isChosen={store?.id === one.id}
          onChoose={() => choose(one)}
        />
      ))}
      {isSearching || rows.length === 0 ? (
        <>
          <SearchBox label={t('facts.store_search')} clearLabel={t('clear_search')} value={typed} onType={setTyped} />
          {found.isError ? <p role="alert">{atForm(refusalCode(found.error))}</p> : null}
          {search !== '' && found.data?.length === 0 ? <p role="status">{t('facts.store_none')}</p> : null}
          {(search === '' ? [] : (found.data ?? [])).map((one) => (
            <ChoiceRow
              key={one.id}
              kind="radio"
              name="storeId"
              title={one.name}
              detail={one.city}
              isChosen={false}
              isDisabled={!one.isParticipating}
              note={one.isParticipating ? null : <StateChip>{t('facts.store_not_participating')}</StateChip>}
              onChoose={() => choose(one)}
            />
          ))}
        </>
      ) : (
        <button type="button" className={classes.link} onClick={() => setSearching(true)}>
          {t('facts.store_other')}
        </button>
      )}
    </Choices>
  );
}
