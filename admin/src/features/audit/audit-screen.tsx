import { useQuery } from '@tanstack/react-query';
import { ConsolePanes, Failed, LinkButton, Loading, PageHeading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import classes from './audit.module.css';
import { Decisions } from './decisions.tsx';
import { queuesQuery } from './audit-queues.ts';
import { QueueCards } from './queue-cards.tsx';

/** The one place of whoever decides (ADM-05): what waits by age and by risk, who decided what, and the sample that a second person looks at. */
export function AuditScreen() {
  const { t } = useTranslation('audit');
  const mayImport = useMay('sales.import');
  const overview = useQuery(queuesQuery);
  return (
    <ConsolePanes
      detail={
        <div className={classes.page}>
          <PageHeading
            title={t('title')}
            hint={overview.data ? t('today', { count: overview.data.decidedToday }) : undefined}
            actions={
              mayImport ? (
                <LinkButton href="/sales-imports" variant="default">
                  {t('import_sales')}
                </LinkButton>
              ) : undefined
            }
          />
          {overview.isPending ? <Loading shape="list" rows={3} /> : null}
          {overview.isError && !overview.data ? <Failed error={overview.error} onRetry={() => void overview.refetch()} /> : null}
          {overview.data ? <QueueCards queues={overview.data.queues} at={overview.data.at} /> : null}
          <Decisions waiting={overview.data?.opinions ?? 0} />
        </div>
      }
    />
  );
}
