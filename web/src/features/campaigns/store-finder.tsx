import { Button, Card, Skeleton, StateChip } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../shared/search-box.tsx';
import { storesQuery } from './api.ts';
import classes from './campaigns.module.css';
import { useSettled } from '../../shared/use-settled.ts';

/** "Does my store take part?": by its name, its city, or the digits of its tax id (CMP-07, SAL-07). */
export function StoreFinder({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation('campaigns');
  const { atForm } = useMessages();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim()) || undefined;
  const found = useInfiniteQuery({ ...storesQuery(campaignId, { search }, 6), placeholderData: (before) => before });
  const stores = found.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Card className={classes.about ?? ''} label={t('stores.title')}>
      <h2>{t('stores.title')}</h2>
      <SearchBox label={t('stores.search')} clearLabel={t('clear_search')} value={typed} onType={setTyped} />
      {found.isPending ? <Skeleton height={120} radius={12} /> : null}
      {found.isError && stores.length === 0 ? (
        <p role="alert" className={classes.why}>
          {atForm(refusalCode(found.error))}{' '}
          <Button variant="subtle" onClick={() => void found.refetch()}>
            {t('retry')}
          </Button>
        </p>
      ) : null}
      {found.isSuccess && stores.length === 0 ? <p role="status">{t('stores.none')}</p> : null}
      <ul className={classes.lines}>
        {stores.map((store) => (
          <li key={store.id}>
            <div>
              <b>{store.name}</b>
              <p>
                {store.retailer} · {store.city}
              </p>
            </div>
            {store.isParticipating ? (
              <StateChip state={store.isOwn ? 'earned' : 'quiet'}>{t(store.isOwn ? 'stores.own' : 'stores.taking_part')}</StateChip>
            ) : (
              <StateChip state="refused">{t('stores.not_taking_part')}</StateChip>
            )}
          </li>
        ))}
      </ul>
      {found.hasNextPage ? (
        <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('more')}
        </Button>
      ) : null}
    </Card>
  );
}
