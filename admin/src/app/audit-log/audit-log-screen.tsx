import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, ConsolePanes, Empty, Failed, Loading, PageHeading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import { ExportMenu } from '../../shared/export/index.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';
import { filterOf, auditLogQuery, auditLogExport, type AuditLogFilter } from './api.ts';
import { DeadJobs } from './dead-jobs.tsx';
import { TrailFilters } from './trail-filters.tsx';
import { AuditLogRow } from './audit-log-row.tsx';
import classes from './audit-log.module.css';

/** Who changed what, when, and how it was before (ADM-09). */
export function AuditLogScreen() {
  const { t } = useTranslation('audit-log');
  const filter = filterOf(validateSearch(useSearch({ strict: false })));
  const navigate = useNavigate();
  const maySeeJobs = useMay('clients.create'); // a superuser: jobs are the site's
  const auditLog = useInfiniteQuery(auditLogQuery(filter));
  const entries = auditLog.data?.pages.flatMap(({ items }) => items) ?? [];
  const show = (next: AuditLogFilter) => void navigate({ to: '/audit-log', search: () => next });
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <ConsolePanes
      detail={
        <div className={classes.screen}>
          <PageHeading
            title={t('title')}
            hint={t('hint')}
            actions={<ExportMenu name="audit_log" fetchExport={(format) => auditLogExport(filter, format)} />}
          />
          {maySeeJobs ? <DeadJobs /> : null}
          <TrailFilters filter={filter} onFilter={show} />
          {auditLog.isPending ? <Loading shape="list" rows={6} /> : null}
          {auditLog.isError && entries.length === 0 ? <Failed error={auditLog.error} onRetry={() => void auditLog.refetch()} /> : null}
          {auditLog.isSuccess && entries.length === 0 ? (
            isNarrowed ? (
              <Empty title={t('resource:nothing_found.title')} hint={t('resource:nothing_found.hint')} />
            ) : (
              <Empty title={t('empty.title')} hint={t('empty.hint')} />
            )
          ) : null}
          {entries.length > 0 ? (
            <ol className={classes.entries} aria-busy={auditLog.isPlaceholderData || undefined}>
              {entries.map((entry) => (
                <AuditLogRow key={entry.id} entry={entry} onOnly={show} />
              ))}
            </ol>
          ) : null}
          {auditLog.hasNextPage ? (
            <Button variant="default" onClick={() => void auditLog.fetchNextPage()} loading={auditLog.isFetchingNextPage}>
              {t('resource:load_more')}
            </Button>
          ) : null}
        </div>
      }
    />
  );
}
