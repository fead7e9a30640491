import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '../../shared/pages.tsx';
import { SectionTitle } from '../../shared/section-title.tsx';
import { newsQuery } from './api.ts';
import { NewsRow } from './news-row.tsx';
import classes from './news.module.css';

const shown = 3;

/** The first three news, pinned ones first (EXP-01). */
export function NewsSection() {
  const { t } = useTranslation('news');
  const items = itemsOf(useInfiniteQuery(newsQuery({}))).slice(0, shown);
  if (items.length === 0) return null;
  return (
    <section aria-label={t('title')}>
      <SectionTitle title={t('title')} href="/news" label={t('all')} />
      <ul className={classes.list}>
        {items.map((item) => (
          <NewsRow key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}
