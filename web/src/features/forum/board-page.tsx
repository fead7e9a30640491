import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Empty, Failed, FilterChips, LinkButton, Loading, NotFound } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconPlus } from '../../shared/icons.ts';
import { PageTitle } from '../../shared/page-title.tsx';
import { Pages } from '../../shared/pages.tsx';
import { SearchBox } from '../../shared/search-box.tsx';
import { useSettled } from '../../shared/use-settled.ts';
import { boardQuery, topicsQuery } from './api.ts';
import classes from './forum.module.css';
import { TopicRow } from './topic-row.tsx';

const shows = ['all', 'unread', 'mine'] as const;

/** A board of the client or of a course: its topics, and a way to open one (FOR-01). */
export function BoardPage() {
  const { t } = useTranslation('forum');
  const { boardId = '' } = useParams({ strict: false });
  const board = useQuery(boardQuery(boardId));
  const [show, setShow] = useState<(typeof shows)[number]>('all');
  const [typed, setTyped] = useState('');
  const search = useSettled(typed);
  const found = useInfiniteQuery({ ...topicsQuery(boardId, { show, search }), placeholderData: (before) => before });
  if (refusalCode(board.error) === 'not_found') return <NotFound homeHref="/forum" />;
  if (board.isError && !board.data) return <Failed error={board.error} onRetry={() => void board.refetch()} />;
  const isNarrowed = show !== 'all' || search !== '';
  const toOpen = `/forum/${boardId}/new`;
  const mayOpen = board.data?.can.open === true;
  return (
    <>
      <PageTitle
        title={board.data?.name ?? t('title')}
        backHref={board.data?.subject === 'course' ? `/online-courses/${boardId}` : '/forum'}
        hint={board.data?.subject === 'course' ? t('of_course') : board.data?.description}
      />
      {mayOpen ? (
        <LinkButton href={toOpen} leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}>
          {t('open_topic')}
        </LinkButton>
      ) : null}
      <div className={classes.narrow}>
        <SearchBox label={t('search')} clearLabel={t('clear')} value={typed} onType={setTyped} />
        <FilterChips
          label={t('show.label')}
          isChoice
          filters={shows.map((key) => ({ key, label: t(`show.${key}`), isActive: key === show }))}
          onToggle={(key) => setShow(shows.find((one) => one === key) ?? 'all')}
        />
      </div>
      <Pages
        found={found}
        bones={<Loading shape="list" rows={6} />}
        nothing={
          isNarrowed ? (
            <Empty
              title={t('none_found.title')}
              hint={t('none_found.hint')}
              next={{ label: t('none_found.all'), onPress: () => (setShow('all'), setTyped('')) }}
            />
          ) : (
            <Empty
              title={t('no_topics.title')}
              hint={t('no_topics.hint')}
              {...(mayOpen ? { next: { label: t('open_topic'), href: toOpen } } : {})}
            />
          )
        }
        more={t('more')}
      >
        {(topics) => (
          <ul className={classes.rows}>
            {topics.map((topic) => (
              <TopicRow key={topic.id} topic={topic} />
            ))}
          </ul>
        )}
      </Pages>
    </>
  );
}
