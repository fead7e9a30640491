import type { FeedEntry } from '@vitrine/contract/notices';
import { feedTopics } from '@vitrine/domain/notices';
import { Empty, FilterChips, Link, Loading } from '@vitrine/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/page-title.tsx';
import { Pages } from '../../shared/pages.tsx';
import { hrefOf, titleOf } from './notice-links.ts';
import classes from './notice-list.module.css';
import { feedQuery } from './pages-api.ts';
import { ByDay, KindSign, useDetail } from './notice-words.tsx';

/** What the member did and what became of it: trainings, sales, orders, each leading to itself (NOT-01, PRO-01). */
export function ActivityPage() {
  const { t } = useTranslation('notices');
  const { topic } = useSearch({ from: '/signed-in/member/activity' });
  const navigate = useNavigate({ from: '/activity' });
  const found = useInfiniteQuery({ ...feedQuery({ topic }), placeholderData: (before) => before });
  const narrow = (key: string) => {
    const wanted = feedTopics.find((one) => one === key && one !== topic);
    void navigate({ search: wanted ? { topic: wanted } : {}, replace: true, resetScroll: false });
  };
  const chips = feedTopics.map((key) => ({ key, label: t(`feed.topics.${key}`), isActive: key === topic }));
  return (
    <>
      <PageTitle title={t('feed.title')} backHref="/profile" />
      <div className={classes.sheet}>
        <FilterChips label={t('filters')} filters={chips} onToggle={narrow} />
        <Pages
          found={found}
          bones={<Loading shape="list" />}
          nothing={
            topic ? (
              <Empty
                title={t('feed.none_title')}
                hint={t('feed.none_hint')}
                next={{ label: t('empty.show_all'), onPress: () => narrow(topic) }}
              />
            ) : (
              <Empty title={t('feed.empty_title')} hint={t('feed.empty_hint')} next={{ label: t('feed.empty_next'), href: '/home' }} />
            )
          }
          more={t('more')}
        >
          {(entries) => <ByDay items={entries}>{(entry) => <FeedRow entry={entry} />}</ByDay>}
        </Pages>
      </div>
    </>
  );
}

function FeedRow({ entry }: { entry: FeedEntry }) {
  const { t } = useTranslation('notices');
  const detail = useDetail(entry);
  return (
    <Link href={hrefOf(entry)} className={classes.row ?? ''}>
      <KindSign kind={entry.kind} />
      <span className={classes.words}>
        <b>{t(`feed.kinds.${entry.kind}`, { title: titleOf(entry) })}</b>
        <small>{detail}</small>
      </span>
    </Link>
  );
}
