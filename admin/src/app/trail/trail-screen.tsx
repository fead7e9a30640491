import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, ConsolePanes, Empty, Failed, FilterChips, Loading, PageHeading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import { ExportMenu } from '../../shared/export/index.ts';
import { validateSearch } from '../../shared/resource/resource-search.ts';
import { trailQuery, trailSheet } from './api.ts';
import { DeadJobs } from './dead-jobs.tsx';
import { TrailRow } from './trail-row.tsx';
import classes from './trail.module.css';
import { useTrailWords } from './use-trail-words.ts';

/** What rooms of the console may change. */
const subjects = ['course', 'person', 'client', 'login_configuration', 'list'];

/** Who changed what, when, and how it was before (ADM-09). */
export function TrailScreen() {
  const { t } = useTranslation('trail');
  const said = useTrailWords();
  const { subject, subjectId } = validateSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const maySeeJobs = useMay('clients.create'); // a superuser: jobs are the site's
  const trail = useInfiniteQuery(trailQuery({ subject, subjectId }));
  const entries = trail.data?.pages.flatMap(({ items }) => items) ?? [];
  const show = (next: Record<string, string>) => void navigate({ to: '/audit-trail', search: () => next });
  return (
    <ConsolePanes
      detail={
        <div className={classes.screen}>
          <PageHeading
            title={t('title')}
            hint={t('hint')}
            actions={<ExportMenu name="audit_trail" fetchSheet={(format) => trailSheet({ subject, subjectId }, format)} />}
          />
          {maySeeJobs ? <DeadJobs /> : null}
          <FilterChips
            label={t('filter')}
            filters={[
              ...subjects.map((key) => ({ key, label: said(`subject.${key}`) ?? key, isActive: key === subject })),
              ...(subjectId ? [{ key: 'one', label: t('only_one'), isActive: true }] : []),
            ]}
            onToggle={(key) => show(key === 'one' ? { subject: subject ?? '' } : key === subject ? {} : { subject: key })}
          />
          {trail.isPending ? <Loading shape="list" rows={6} /> : null}
          {trail.isError && entries.length === 0 ? <Failed error={trail.error} onRetry={() => void trail.refetch()} /> : null}
          {trail.isSuccess && entries.length === 0 ? <Empty title={t('empty.title')} hint={t('empty.hint')} /> : null}
          {entries.length > 0 ? (
            <ol className={classes.entries} aria-busy={trail.isPlaceholderData || undefined}>
              {entries.map((entry) => (
                <TrailRow key={entry.id} entry={entry} onOnly={() => show({ subject: entry.subject, subjectId: entry.subjectId })} />
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
