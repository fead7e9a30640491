import { useQuery } from '@tanstack/react-query';
import type { OverviewDays } from '@vitrine/domain/reports';
import { Failed, Loading } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { chainOverviewQuery } from './api.ts';
import { FigureCard } from './figure-card.tsx';
import classes from './overview.module.css';
import { SalesCard } from './sales-card.tsx';
import { Since } from './waiting-card.tsx';

/** What waits and what was sold in the stores of one chain; what belongs to no chain is not shown as if it did. */
export function ChainCards({ retailerId, days }: { retailerId: string; days: OverviewDays }) {
  const { t, i18n } = useTranslation('reports');
  const found = useQuery({ ...chainOverviewQuery(retailerId, days), placeholderData: (before) => before });
  if (found.isPending) return <Loading shape="table" rows={6} />;
  if (!found.data) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  const { waiting, at, sales, from, to } = found.data;
  const rows = `/reports/sales?${new URLSearchParams({ retailerId, from, to }).toString()}`;
  return (
    <>
      <div className={classes.cards}>
        <FigureCard title={t('waiting.title')} className={classes.tall}>
          <ul className={classes.queues}>
            {(['sales', 'photos'] as const).map((key) => (
              <li key={key} className={classes.queue}>
                <span>
                  <b>{t(`waiting.${key}`)}</b>
                  <Since waiting={waiting[key]} at={at} />
                </span>
                <strong>{waiting[key].count}</strong>
              </li>
            ))}
          </ul>
        </FigureCard>
        <SalesCard sales={sales} locale={matchLocale(i18n.language)} href={rows} />
      </div>
      <p className={classes.quiet}>{t('chain.means')}</p>
    </>
  );
}
