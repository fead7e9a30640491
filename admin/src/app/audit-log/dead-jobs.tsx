import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeadJob } from '@vitrine/contract/tenancy';
import { Button, Card, showToast } from '@vitrine/ui';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import { deadJobsQuery, replayJobs } from './api.ts';
import classes from './audit-log.module.css';

/** How many jobs of the site were given up, with their list; nothing while there is none. Replayed, they stand in the audit log below. */
export function DeadJobs() {
  const { t } = useTranslation('audit-log');
  const queries = useQueryClient();
  const dead = useQuery(deadJobsQuery);
  const replay = useMutation({
    mutationFn: (ids: string[]) => replayJobs(ids),
    onSuccess: async ({ replayed }) => {
      await queries.invalidateQueries({ queryKey: deadJobsQuery.queryKey });
      await queries.invalidateQueries({ queryKey: ['kernel', 'audit-log'] });
      showToast({ text: t('dead.replayed', { count: replayed }) });
    },
  });
  const { items = [], count = 0 } = dead.data ?? {};
  if (count === 0) return null;
  const title = t('dead.count', { count });
  return (
    <Card label={title} className={classes.dead}>
      <b>{title}</b>
      <p>{t('dead.hint')}</p>
      <details className={classes.more}>
        <summary>{t('dead.show')}</summary>
        <ul>
          {items.map((job) => (
            <Job key={job.id} job={job} onReplay={() => replay.mutate([job.id])} isBusy={replay.isPending} />
          ))}
        </ul>
        {items.length > 1 ? (
          <Button variant="default" size="sm" onClick={() => replay.mutate(items.map(({ id }) => id))} loading={replay.isPending}>
            {t('dead.replay_all')}
          </Button>
        ) : null}
      </details>
    </Card>
  );
}

function Job({ job, onReplay, isBusy }: { job: DeadJob; onReplay: () => void; isBusy: boolean }) {
  const { t, i18n } = useTranslation('audit-log');
  return (
    <li className={classes.head}>
      <p>
        <b>{job.queue}</b>
        <small>
          <time dateTime={job.at}>{formatInstant(job.at, deviceZone(), matchLocale(i18n.language))}</time> ·{' '}
          {t('dead.tries', { count: job.tries })}
        </small>
        <small>{job.fault}</small>
      </p>
      <Button variant="subtle" size="sm" onClick={onReplay} disabled={isBusy} aria-label={`${t('dead.replay')} ${job.queue}`}>
        {t('dead.replay')}
      </Button>
    </li>
  );
}
