import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Overview } from '@vitrine/contract/reports';
import { overviewDays } from '@vitrine/domain/reports';
import { Failed, Loading, NativeSelect, PageHeading, SegmentedControl } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useStaff } from '../../shared/console-routes.ts';
import { overviewQuery } from './api.ts';
import { ChainCards } from './chain-cards.tsx';
import classes from './overview.module.css';
import { PeopleCard } from './people-card.tsx';
import { PointsCard } from './points-card.tsx';
import { ProgressCard } from './progress-card.tsx';
import { ResultsCard } from './results-card.tsx';
import { SalesCard } from './sales-card.tsx';
import { choicesQuery } from './reports-api.ts';
import { WaitingCard } from './waiting-card.tsx';

/** What waits, what was sold, what is owed, who is active, progress and results; each number leads to its rows (ADM-10). */
export function OverviewScreen() {
  const { t, i18n } = useTranslation('reports');
  const { name, client } = useStaff();
  const { days = 7, chain } = useSearch({ from: '/staff/overview' });
  const navigate = useNavigate({ from: '/overview' });
  const found = useQuery({ ...overviewQuery(days), placeholderData: (before) => before, enabled: chain === undefined });
  const choose = (value: string) => {
    const chosen = overviewDays.find((one) => String(one) === value);
    void navigate({ search: { days: chosen === 7 ? undefined : chosen, chain }, replace: true });
  };
  return (
    <div className={classes.page}>
      <PageHeading
        title={t(`greeting.${partOfDay(found.data?.at)}`, { name: name.split(' ')[0] ?? name })}
        hint={client.name}
        actions={
          <>
            <Chains
              chain={chain}
              onChoose={(chosen) => void navigate({ search: { days: days === 7 ? undefined : days, chain: chosen }, replace: true })}
            />
            <SegmentedControl
              aria-label={t('period')}
              data={overviewDays.map((one) => ({ value: String(one), label: t(`days_${one}`) }))}
              value={String(days)}
              onChange={choose}
            />
          </>
        }
      />
      {chain === undefined ? (
        <>
          {found.isPending ? <Loading shape="table" rows={6} /> : null}
          {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
          {found.data ? <Cards overview={found.data} language={matchLocale(i18n.language)} /> : null}
        </>
      ) : (
        <ChainCards retailerId={chain} days={days} />
      )}
    </div>
  );
}

/** Of a client with one chain there is nothing to choose. */
function Chains({ chain, onChoose }: { chain: string | undefined; onChoose: (chain: string | undefined) => void }) {
  const { t } = useTranslation('reports');
  const { data } = useQuery(choicesQuery);
  const chains = data?.retailers ?? [];
  if (chains.length < 2 && chain === undefined) return null;
  return (
    <NativeSelect
      aria-label={t('chain.choose')}
      value={chain ?? ''}
      data={[{ value: '', label: t('chain.all') }, ...chains.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        onChoose(chosen === '' ? undefined : chosen);
      }}
    />
  );
}

function Cards({ overview, language }: { overview: Overview; language: ReturnType<typeof matchLocale> }) {
  const { waiting, at, sales, points, people, progress, results } = overview;
  return (
    <div className={classes.cards}>
      <WaitingCard waiting={waiting} at={at} />
      <SalesCard sales={sales} locale={language} />
      <PointsCard points={points} locale={language} />
      <PeopleCard people={people} from={overview.from} locale={language} />
      <ProgressCard progress={progress} />
      <ResultsCard results={results} days={overview} locale={language} />
    </div>
  );
}

/** By the reader's own clock, as a person would greet; before the answer is here, by none. */
function partOfDay(at: string | undefined): 'morning' | 'afternoon' | 'evening' {
  const hour = at === undefined ? 9 : new Date(at).getHours();
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
