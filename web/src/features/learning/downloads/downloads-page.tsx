import { useQuery } from '@tanstack/react-query';
import { Card, Empty, Failed, IconButton, Link, Loading, ProgressBar } from '@vitrine/ui';
import { formatBytes, formatDay } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { dayOf, timeZone } from '../../../shared/device/clock.ts';
import { IconTrash } from '../../../shared/icons.ts';
import { useKeptState } from '../../../shared/kept-state.ts';
import { PageTitle } from '../../../shared/page-title.tsx';
import { useLocale } from '../../../shared/use-locale.ts';
import { kindOf } from '../kinds/kind-of.ts';
import { useKindName } from '../kinds/use-kind-name.ts';
import { useWaitingReports } from '../reports.ts';
import classes from './downloads.module.css';
import type { KeptItem } from './kept-items.ts';
import { keptItemsQuery } from './queries.ts';

/** What lies on this device and plays without a network, and what waits to be sent. */
export function DownloadsPage() {
  const { t } = useTranslation('learning/downloads');
  const locale = useLocale();
  const [records = []] = useKeptState('offline_course');
  const found = useQuery(keptItemsQuery(records));
  const waiting = useWaitingReports();
  const items = found.data?.items ?? [];
  const used = items.reduce((sum, { bytes }) => sum + bytes, 0);
  const free = found.data?.room?.free;
  return (
    <>
      <PageTitle title={t('page')} backHref="/online-courses" />
      {found.isError ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isPending ? <Loading shape="list" rows={3} /> : null}
      {found.data && items.length === 0 ? (
        <Empty title={t('empty')} hint={t('empty_hint')} next={{ label: t('to_courses'), href: '/online-courses' }} />
      ) : null}
      {items.length > 0 ? (
        <>
          <Card className={classes.room ?? ''}>
            <p>
              <b>{t('used', { size: formatBytes(used, locale) })}</b>
              {free === undefined ? null : <span>{t('free', { size: formatBytes(free, locale) })}</span>}
            </p>
            {free === undefined ? null : <ProgressBar value={used / Math.max(1, used + free)} label={t('room')} />}
          </Card>
          <h2 className={classes.heading} id="on-this-device">
            {t('here')}
          </h2>
          <ul className={classes.list} aria-labelledby="on-this-device">
            {items.map((item) => (
              <Row key={item.itemId} item={item} />
            ))}
          </ul>
        </>
      ) : null}
      {waiting > 0 ? (
        <Card className={classes.waiting ?? ''}>
          <b>{t('waiting', { count: waiting })}</b>
          <p>{t('waiting_hint')}</p>
        </Card>
      ) : null}
    </>
  );
}

function Row({ item }: { item: KeptItem }) {
  const { t } = useTranslation(['learning/downloads', 'learning/leases']);
  const locale = useLocale();
  const nameOf = useKindName();
  const { activity, courseId, courseTitle } = item.page;
  const { Sign } = kindOf(activity.kind);
  const { lease } = item;
  const size = formatBytes(item.bytes, locale);
  return (
    <li className={classes.row}>
      <span className={classes.sign}>
        <Sign size={24} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.words}>
        <Link href={`/courses/${courseId}/activities/${activity.hierarchy_order}`}>{activity.title}</Link>
        <small>{courseTitle}</small>
        <small>
          {nameOf(activity.kind).alone} ·{' '}
          {lease ? t('learning/leases:until', { day: formatDay(dayOf(Date.parse(lease.endsAt), timeZone()), locale, 'long') }) : size}
        </small>
      </span>
      {lease?.begun ? null : ( // its answers are nowhere else yet
        <IconButton
          label={t('remove_one', { title: activity.title })}
          onClick={() => void import('./device-calls.ts').then((calls) => calls.removeItem(item))}
        >
          <IconTrash size={22} stroke={1.75} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
