import { Failed, FilterChips, IconButton } from '@vitrine/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../features/identity/index.ts';
import { BalanceBones, BalanceCard, pointsQuery, Statement } from '../features/ledger/index.ts';
import type { PointsSearch } from '../features/ledger/index.ts';
import { NextReward } from '../features/rewards/index.ts';
import { IconListCheck } from '../shared/icons.ts';
import { PageTitle, TitleActions } from '../shared/page-title.tsx';
import { useCampaignInView } from './campaign-in-view.ts';
import classes from './points-page.module.css';

export { PointsTablePage } from './points-table-page.tsx';

/** My points: the balance of a campaign in its states, and the statement below or beside it. The ledger knows no campaigns, so the app brings them. */
export function PointsPage() {
  const { t } = useTranslation('ledger');
  const { t: inApp } = useTranslation('app');
  const { client } = useMe();
  const search = useSearch({ from: '/signed-in/member/my-points' });
  const navigate = useNavigate({ from: '/my-points' });
  const { mine, campaign, isPending } = useCampaignInView();
  const wanted: PointsSearch = { ...search, campaign: search.campaign ?? campaign?.id };
  const found = useQuery({ ...pointsQuery(wanted.campaign), enabled: !isPending });
  const narrow = (change: Partial<PointsSearch>) => void navigate({ search: { ...search, ...change }, replace: true, resetScroll: false });
  const chips = mine.map(({ id, name }) => ({ key: id, label: name, isActive: id === wanted.campaign }));
  const ofShell = use(TitleActions);
  const actions = (
    <>
      {client.has_points_table && wanted.campaign ? (
        <IconButton
          label={inApp('points.table')}
          href={wanted.campaign === campaign?.id ? '/points-table' : `/campaigns/${wanted.campaign}`}
        >
          <IconListCheck size={24} stroke={1.75} aria-hidden />
        </IconButton>
      ) : null}
      {ofShell}
    </>
  );
  return (
    <>
      <TitleActions value={actions}>
        <PageTitle title={t('title')} />
      </TitleActions>
      <div className={classes.columns}>
        <div className={classes.column}>
          {chips.length > 1 ? (
            <FilterChips label={inApp('points.campaigns')} filters={chips} onToggle={(id) => narrow({ campaign: id })} isChoice />
          ) : null}
          {found.data ? <BalanceCard overview={found.data} campaign={search.campaign} /> : null}
          {/* New boxes once the campaigns stand above them, so that nothing seems to jump. */}
          {found.isPending ? <BalanceBones key={isPending ? 'campaigns' : 'points'} /> : null}
          {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
          {client.has_reward_store && found.data?.campaign ? (
            <div className={classes.atDesktop}>
              <NextReward />
            </div>
          ) : null}
        </div>
        {isPending || (found.isError && !found.data) ? null : (
          <Statement search={wanted} onNarrow={narrow} reportHref={client.has_insert_sales ? '/insert-sales' : undefined} />
        )}
      </div>
    </>
  );
}
