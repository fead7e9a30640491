import { useQuery } from '@tanstack/react-query';
import { ConsolePanes, Failed, LinkButton, Loading, PageHeading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import classes from './audit.module.css';
import { Decisions } from './decisions.tsx';
import { deskQuery } from './desk.ts';
import { QueueCards } from './queue-cards.tsx';

/** The one place of whoever decides (ADM-05): what waits by age and by risk, who decided what, and the sample that a second person looks at. */
export function AuditScreen() {
  const { t } = useTranslation('audit');
  const mayImport = useMay('sales.import');
  const desk = useQuery(deskQuery);
  return (
    <ConsolePanes
      detail={
        <div className={classes.page}>
          <PageHeading
            title={t('title')}
            hint={desk.data ? t('today', { count: desk.data.decidedToday }) : undefined}
            actions={
              mayImport ? (
                <LinkButton href="/sales-imports" variant="default">
                  {t('import_sales')}
                </LinkButton>
              ) : undefined
            }
          />
          {desk.isPending ? <Loading shape="list" rows={3} /> : null}
          {desk.isError && !desk.data ? <Failed error={desk.error} onRetry={() => void desk.refetch()} /> : null}
          {desk.data ? <QueueCards queues={desk.data.queues} at={desk.data.at} /> : null}
          <Decisions waiting={desk.data?.opinions ?? 0} />
        </div>
      }
    />
  );
}
