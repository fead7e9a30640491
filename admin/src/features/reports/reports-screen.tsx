import { useQuery } from '@tanstack/react-query';
import { ConsolePanes, Failed, Link, Loading, PageHeading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconChevronRight } from '../../shared/icons.ts';
import { choicesQuery } from './reports-api.ts';
import classes from './reports.module.css';

/** The list of reports, each with what it tells (ADM-08). */
export function ReportsScreen() {
  const { t } = useTranslation('reports');
  const found = useQuery(choicesQuery);
  return (
    <ConsolePanes
      detail={
        <>
          <PageHeading title={t('reports.title')} actions={<Link href="/reports/files">{t('files.title')}</Link>} />
          {found.isPending ? <Loading shape="list" rows={6} /> : null}
          {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
          <ul className={classes.list} aria-label={t('reports.title')}>
            {(found.data?.reports ?? []).map(({ kind, title, hint }) => (
              <li key={kind}>
                <Link href={`/reports/${kind}`} className={classes.report ?? ''}>
                  <span>
                    <b>{title}</b>
                    <small>{hint}</small>
                  </span>
                  <IconChevronRight size={20} stroke={1.75} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}
