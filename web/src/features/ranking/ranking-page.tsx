import { useQuery } from '@tanstack/react-query';
import type { Ranking } from '@vitrine/contract/ranking';
import { earnedPeriods } from '@vitrine/domain/ledger';
import { Empty, Failed, FilterChips, Loading, SegmentedControl } from '@vitrine/ui';
import { formatDay, formatPoints } from '@vitrine/ui/words';
import { refusalCode } from '@vitrine/ui/forms';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rootFrame } from '../../shared/frames.tsx';
import { PageTitle } from '../../shared/page-title.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { rankingQuery, useLiveRanking } from './api.ts';
import { OwnPlace } from './own-place.tsx';
import classes from './ranking.module.css';
import { Standings } from './standings.tsx';
import type { RankingWish } from './wish.ts';

/** The last thing of the screen. */
const Named = lazy(() => import('./named.tsx').then((drawn) => ({ default: drawn.Named })));

/** Who stands where by points, live: among everybody or those of the own area, store or group, with the own place always in sight (RNK-01). */
export function RankingPage() {
  const { t } = useTranslation('ranking');
  return (
    <>
      <PageTitle title={t('title')} backHref="/profile" />
      <Live />
    </>
  );
}

function Live() {
  const [wish, setWish] = useState<RankingWish>({ scope: 'everybody', period: 'whole' });
  const found = useQuery(rankingQuery(wish));
  const isLive = useLiveRanking(wish);
  const { Missing } = rootFrame.useRouteContext();
  if (found.isPending) return <Loading shape="list" rows={8} />;
  if (!found.data && refusalCode(found.error) === 'not_found') return <Missing />; // a client without scores has no ranking (CLI-04)
  if (!found.data) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  return (
    <div className={classes.page}>
      <Choices ranking={found.data} wish={wish} onChange={(change) => setWish({ ...wish, ...change })} />
      <Drawn ranking={found.data} isLive={isLive && !found.isError} />
    </div>
  );
}

type ChoicesProps = { ranking: Ranking; wish: RankingWish; onChange: (change: Partial<RankingWish>) => void };

/** What is counted, among whom, and since when. */
function Choices({ ranking, wish, onChange }: ChoicesProps) {
  const { t } = useTranslation('ranking');
  const { currencies, scopes, by } = ranking;
  const keyOf = ({ scope, id }: { scope: string; id?: string | null | undefined }) => `${scope}:${id ?? ''}`;
  const chosen = keyOf({ scope: wish.scope, id: wish.scopeId });
  return (
    <>
      {currencies.length > 1 ? (
        <SegmentedControl
          fullWidth
          aria-label={t('by.label')}
          data={currencies.map((value) => ({ value, label: t(`by.${value}`) }))}
          value={wish.by ?? by}
          onChange={(value) => onChange({ by: currencies.find((one) => one === value), scope: 'everybody', scopeId: undefined })}
        />
      ) : null}
      {scopes.length > 1 ? (
        <FilterChips
          isChoice
          label={t('scope.label')}
          filters={scopes.map((one) => ({ key: keyOf(one), label: one.name ?? t('scope.everybody'), isActive: keyOf(one) === chosen }))}
          onToggle={(key) => {
            const one = scopes.find((scope) => keyOf(scope) === key);
            if (one) onChange({ scope: one.scope, scopeId: one.id ?? undefined });
          }}
        />
      ) : null}
      <SegmentedControl
        fullWidth
        aria-label={t('period.label')}
        data={earnedPeriods.map((value) => ({ value, label: t(`period.${value === 'whole' && by === 'training' ? 'always' : value}`) }))}
        value={wish.period}
        onChange={(value) => onChange({ period: earnedPeriods.find((one) => one === value) ?? 'whole' })}
      />
    </>
  );
}

function Drawn({ ranking, isLive }: { ranking: Ranking; isLive: boolean }) {
  const { t } = useTranslation('ranking');
  const locale = useLocale();
  const { campaign, people, since, top, movedSince } = ranking;
  const isMoving = [...top, ...ranking.beside].some(({ moved }) => moved !== null);
  if (top.length === 0)
    return (
      <Empty
        title={t('empty.title')}
        hint={t(campaign ? 'empty.hint' : 'empty.hint_training')}
        next={campaign ? { label: t('empty.campaigns'), href: '/campaigns' } : { label: t('empty.learn'), href: '/online-courses' }}
      />
    );
  const facts = [
    ...(campaign ? [campaign.name] : []),
    people === null
      ? t('people_many', { number: formatPoints(1_000, locale) })
      : t('people', { count: people, number: formatPoints(people, locale) }),
    ...(campaign?.isOver ? [t('over')] : since ? [t('since', { day: formatDay(since, locale) })] : []),
  ];
  return (
    <>
      <OwnPlace ranking={ranking} />
      <Standings ranking={ranking} />
      <p className={classes.foot}>
        <span>{facts.join(' · ')}</span>
        {isLive ? <span className={classes.live}>{t('live')}</span> : null}
      </p>
      {movedSince && isMoving ? <p className={classes.foot}>{t('moved.arrows', { day: formatDay(movedSince, locale) })}</p> : null}
      <Suspense>
        <Named isNamed={ranking.isNamed} />
      </Suspense>
    </>
  );
}
