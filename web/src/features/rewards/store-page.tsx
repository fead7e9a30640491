import { Button, Empty, Failed, IconButton, Loading, Shelf } from '@vitrine/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { IconPackage } from '../../shared/icons.ts';
import { PageTitle, TitleActions } from '../../shared/page-title.tsx';
import { useNearEnd } from '../../shared/use-near-end.ts';
import { storeQuery } from './api.ts';
import { RewardShelfCard } from './reward-shelf-card.tsx';
import { StoreFilters, StoreSort } from './store-filters.tsx';
import classes from './store-page.module.css';
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
  const rewards = found.data?.pages.flatMap(({ items }) => items) ?? [];
  const end = useNearEnd(() => (found.hasNextPage && !found.isFetchingNextPage ? void found.fetchNextPage() : undefined));
  const isNarrowed = Boolean(filter.search || filter.department || filter.category || filter.show);
  return (
    <>
      <TitleActions value={actions}>
        <PageTitle title={t('title')} />
      </TitleActions>
      {first ? <Wallet campaign={first.campaign} filter={filter} /> : null}
      {found.isPending ? <WalletBones /> : null}
      <StoreFilters filter={filter} />
      <div className={classes.line}>
        <p role="status">{first && rewards.length > 0 ? t('count', { count: first.count }) : ' '}</p>
        <StoreSort filter={filter} />
      </div>
      {found.isPending ? <Loading shape="shelf" rows={8} /> : null}
      {found.isError && rewards.length === 0 ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isSuccess && rewards.length === 0 ? (
        isNarrowed ? (
          <Empty title={t('empty.none')} hint={t('empty.none_hint')} next={{ label: t('empty.all'), href: '/reward-store' }} />
        ) : (
          <Empty title={t('empty.title')} hint={t('empty.hint')} next={{ label: t('empty.home'), href: '/home' }} />
        )
      ) : null}
      {rewards.length > 0 ? (
        <div className={classes.shelf} data-stale={found.isPlaceholderData || undefined}>
          <Shelf label={t('title')}>
            {rewards.map((reward) => (
              <RewardShelfCard key={reward.id} reward={reward} />
            ))}
          </Shelf>
        </div>
      ) : null}
      <div ref={end} className={classes.end}>
        {found.hasNextPage ? (
          <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('more')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
