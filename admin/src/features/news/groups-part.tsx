import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Card, Failed, Loading } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { ExportMenu } from '../../shared/export/index.ts';
import { groupsQuery, groupsExport } from './api.ts';
import classes from './news.module.css';

/** How many of each group have read a piece; who is in two groups counts in both. */
export function GroupsPart({ newsId }: { newsId: string }) {
  const { t, i18n } = useTranslation('news');
  const locale = matchLocale(i18n.language);
  const found = useInfiniteQuery(groupsQuery(newsId));
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card label={t('groups.title')} className={classes.below ?? ''}>
      <div className={classes.head}>
        <h2>{t('groups.title')}</h2>
        <ExportMenu name="news-groups" label={t('groups.export')} fetchExport={(format) => groupsExport(newsId, format)} />
      </div>
      {found.isPending ? <Loading shape="list" rows={2} /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isSuccess && items.length === 0 ? <p className={classes.quiet}>{t('groups.nobody')}</p> : null}
      <ul className={classes.rows}>
        {items.map(({ groupId, name, read, of }) => (
          <li key={groupId ?? ''}>
            <b>{groupId === null ? t('groups.none') : name}</b>
            <span className={classes.quiet}>{t('groups.sum', { read: formatNumber(read, locale), of: formatNumber(of, locale) })}</span>
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
