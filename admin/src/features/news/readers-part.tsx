import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Card, Failed, Loading, SegmentedControl } from '@vitrine/ui';
import { formatInstant, formatNumber, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import { ExportMenu } from '../../shared/export/index.ts';
import { writing } from '../../shared/writing/index.ts';
import { readersQuery, readersExport, type ReadersShown } from './api.ts';
import classes from './news.module.css';

const shows: readonly ReadersShown[] = ['all', 'read', 'unread'];

/** How many of those whom it is for came to the end, and who. */
export function ReadersPart({ newsId }: { newsId: string }) {
  const { t, i18n } = useTranslation('news');
  const locale = matchLocale(i18n.language);
  const [show, setShow] = useState<ReadersShown>('all');
  const found = useInfiniteQuery(readersQuery(newsId, show));
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  const [first] = found.data?.pages ?? [];
  return (
    <Card label={t('readers.title')} className={classes.below ?? ''}>
      <div className={classes.head}>
        <h2>
          {t('readers.title')}{' '}
          <small>{first ? t('readers.sum', { read: formatNumber(first.read, locale), of: formatNumber(first.of, locale) }) : null}</small>
        </h2>
        <span className={writing.stand}>
          <SegmentedControl
            aria-label={t('readers.show_label')}
            size="xs"
            value={show}
            onChange={(next) => setShow(shows.find((one) => one === next) ?? 'all')}
            data={shows.map((value) => ({ value, label: t(`readers.show.${value}`) }))}
          />
          <ExportMenu name="news-readers" label={t('readers.export')} fetchExport={(format) => readersExport(newsId, { format, show })} />
        </span>
      </div>
      {found.isPending ? <Loading shape="list" rows={3} /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isSuccess && items.length === 0 ? <p className={classes.quiet}>{t('readers.none')}</p> : null}
      <ul className={classes.rows}>
        {items.map(({ id, name, groups, at }) => (
          <li key={id}>
            <div>
              <b>{name}</b> <small className={classes.quiet}>{groups}</small>
            </div>
            <span className={classes.quiet}>{at === null ? t('readers.not_yet') : formatInstant(at, deviceZone(), locale)}</span>
          </li>
        ))}
      </ul>
      {found.hasNextPage ? (
        <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('show_more')}
        </Button>
      ) : null}
    </Card>
  );
}
