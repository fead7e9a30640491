import { useQuery } from '@tanstack/react-query';
import { Empty, Failed, Link, Loading, StateChip } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconMessageCircle } from '../../shared/icons.ts';
import { PageTitle } from '../../shared/page-title.tsx';
import { boardsQuery } from './api.ts';
import classes from './forum.module.css';
import { useWhen } from './use-when.ts';

/** Boards of the client that are for the member, with what they have not read (FOR-01). */
export function ForumPage() {
  const { t } = useTranslation('forum');
  const when = useWhen();
  const found = useQuery(boardsQuery);
  const items = found.data?.items ?? [];
  return (
    <>
      <PageTitle title={t('title')} />
      {found.isPending ? <Loading shape="list" /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isSuccess && items.length === 0 ? (
        <Empty title={t('no_boards.title')} hint={t('no_boards.hint')} next={{ label: t('no_boards.next'), href: '/home' }} />
      ) : null}
      <ul className={classes.rows}>
        {items.map((board) => (
          <li key={board.id}>
            <Link href={`/forum/${board.id}`} className={classes.row ?? ''}>
              <IconMessageCircle size={28} stroke={1.75} aria-hidden />
              <span>
                <b>{board.name}</b>
                <small>{board.description}</small>
                <small>
                  {t('topics', { count: board.topics })}
                  {board.lastAt === null ? '' : ` · ${when(board.lastAt)}`}
                </small>
              </span>
              {board.unread > 0 ? <StateChip state="brand">{t('unread_topics', { count: board.unread })}</StateChip> : null}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
