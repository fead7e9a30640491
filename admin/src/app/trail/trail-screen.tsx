import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, ConsolePanes, Empty, Failed, Loading, PageHeading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import { ExportMenu } from '../../shared/export/index.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';
import { filterOf, trailQuery, trailSheet, type TrailFilter } from './api.ts';
import { DeadJobs } from './dead-jobs.tsx';
import { TrailFilters } from './trail-filters.tsx';
import { TrailRow } from './trail-row.tsx';
import classes from './trail.module.css';

/** Who changed what, when, and how it was before (ADM-09). */
export function TrailScreen() {
  const { t } = useTranslation('trail');
  const filter = filterOf(validateSearch(useSearch({ strict: false })));
  const navigate = useNavigate();
  const maySeeJobs = useMay('clients.create'); // a superuser: jobs are the site's
  const trail = useInfiniteQuery(trailQuery(filter));
  const entries = trail.data?.pages.flatMap(({ items }) => items) ?? [];
  const show = (next: TrailFilter) => void navigate({ to: '/audit-trail', search: () => next });
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <ConsolePanes
      detail={
        <div className={classes.screen}>
          <PageHeading
            title={t('title')}
            hint={t('hint')}
            actions={<ExportMenu name="audit_trail" fetchSheet={(format) => trailSheet(filter, format)} />}
          />
          {maySeeJobs ? <DeadJobs /> : null}
          <TrailFilters filter={filter} onFilter={show} />
          {trail.isPending ? <Loading shape="list" rows={6} /> : null}
          {trail.isError && entries.length === 0 ? <Failed error={trail.error} onRetry={() => void trail.refetch()} /> : null}
          {trail.isSuccess && entries.length === 0 ? (
            isNarrowed ? (
              <Empty title={t('resource:nothing_found.title')} hint={t('resource:nothing_found.hint')} />
            ) : (
              <Empty title={t('empty.title')} hint={t('empty.hint')} />
            )
          ) : null}
          {entries.length > 0 ? (
            <ol className={classes.entries} aria-busy={trail.isPlaceholderData || undefined}>
              {entries.map((entry) => (
                <TrailRow key={entry.id} entry={entry} onOnly={show} />
              ))}
            </ol>
          ) : null}
          {trail.hasNextPage ? (
            <Button variant="default" onClick={() => void trail.fetchNextPage()} loading={trail.isFetchingNextPage}>
              {t('resource:load_more')}
            </Button>
          ) : null}
        </div>
      }
    />
  );
}
