import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Empty, Link, Loading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/page-title.tsx';
import { itemsOf, Pages } from '../../shared/pages.tsx';
import { categoriesQuery, newsQuery } from './api.ts';
import { NewsFilters } from './news-filters.tsx';
import { NewsRow } from './news-row.tsx';
import { newsSearch } from './news-search.ts';
import classes from './news.module.css';

/** News of the client: pinned ones first, then the newest, as the address narrows them (NEW-01, FIL-01). */
export function NewsPage() {
  const { t } = useTranslation('news');
  const search = newsSearch(useSearch({ strict: false }));
  const found = useInfiniteQuery({ ...newsQuery(search), placeholderData: (before) => before });
  const lists = useQuery(categoriesQuery);
  const isNarrowed = Object.keys(search).length > 0;
  const toRead = lists.data?.toRead ?? 0;
  return (
    <div aria-busy={found.isFetching}>
      <PageTitle title={t('title')} />
      <NewsFilters search={search} categories={lists.data?.categories ?? []} />
      {!isNarrowed && toRead > 0 ? (
        <Link href="/news?subscription_type=assigned" className={classes.toRead ?? ''}>
          {t('to_read', { count: toRead })}
        </Link>
      ) : null}
      <Pages
        found={found}
        count={t(found.hasNextPage ? 'count_more' : 'count', { count: itemsOf(found).length })}
        bones={<Loading shape="list" rows={5} />}
        nothing={
          isNarrowed ? (
            <Empty title={t('none.title')} hint={t('none.hint')} next={{ label: t('none.all'), href: '/news' }} />
          ) : (
            <Empty title={t('empty.title')} hint={t('empty.hint')} next={{ label: t('empty.home'), href: '/home' }} />
          )
        }
        more={t('more')}
      >
        {(items) => (
          <ul className={classes.list}>
            {items.map((item) => (
              <NewsRow key={item.id} item={item} />
            ))}
          </ul>
        )}
      </Pages>
    </div>
  );
}
