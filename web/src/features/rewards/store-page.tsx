import { Empty, IconButton, Loading, CardGrid } from '@vitrine/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { IconPackage } from '../../shared/icons.ts';
import { PageTitle, TitleActions } from '../../shared/page-title.tsx';
import { Pages } from '../../shared/pages.tsx';
import { storeQuery } from './api.ts';
import { RewardCatalogCard } from './reward-catalog-card.tsx';
import { StoreFilters, StoreSort } from './store-filters.tsx';
import { Wallet, WalletBones } from './wallet.tsx';

/** The store: what is there, what the member can have of it, and how far the rest is (RWD-01). What is asked for stands in the address. */
export function StorePage() {
  const { t } = useTranslation('rewards');
  const filter = useSearch({ from: '/signed-in/member/reward-store' });
  const found = useInfiniteQuery({ ...storeQuery(filter), placeholderData: (before) => before });
  const ofShell = use(TitleActions);
  const actions = (
    <>
      <IconButton label={t('orders.open')} href="/orders">
        <IconPackage size={24} stroke={1.75} aria-hidden />
      </IconButton>
      {ofShell}
    </>
  );
  const first = found.data?.pages[0];
  const isNarrowed = Boolean(filter.search || filter.department || filter.category || filter.show);
  return (
    <>
      <TitleActions value={actions}>
        <PageTitle title={t('title')} />
      </TitleActions>
      {first ? <Wallet campaign={first.campaign} payable={first.payable} level={first.level} filter={filter} /> : null}
      {found.isPending ? <WalletBones /> : null}
      <StoreFilters filter={filter} />
      <Pages
        found={found}
        count={t('count', { count: first?.count ?? 0 })}
        beside={<StoreSort filter={filter} />}
        bones={<Loading shape="cards" rows={8} />}
        nothing={
          isNarrowed ? (
            <Empty title={t('empty.none')} hint={t('empty.none_hint')} next={{ label: t('empty.all'), href: '/reward-store' }} />
          ) : (
            <Empty title={t('empty.title')} hint={t('empty.hint')} next={{ label: t('empty.home'), href: '/home' }} />
          )
        }
        more={t('more')}
      >
        {(rewards) => (
          <CardGrid label={t('title')}>
            {rewards.map((reward) => (
              <RewardCatalogCard key={reward.id} reward={reward} />
            ))}
          </CardGrid>
        )}
      </Pages>
    </>
  );
}
