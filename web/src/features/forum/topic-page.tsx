import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ForumPost, ForumTopicPage } from '@vitrine/contract/forum';
import { Button, Failed, Loading, NotFound } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrowDown, IconLock } from '../../shared/icons.ts';
import { useTabTitle } from '../../shared/page-title.tsx';
import { itemsOf, Pages } from '../../shared/pages.tsx';
import { wait } from '../../shared/device/wait.ts';
import { forumCalls, repliesQuery, topicQuery } from './api.ts';
import { Composer } from './composer.tsx';
import classes from './forum.module.css';
import { PostCard } from './post-card.tsx';
import { TopicTop } from './topic-top.tsx';
import { useWhen } from './use-when.ts';

/** A topic with its replies, and what the member answers at the thumb (FOR-01, FOR-03). */
export function TopicPage() {
  const { topicId = '' } = useParams({ strict: false });
  const found = useQuery(topicQuery(topicId));
  if (found.data) return <Drawn key={topicId} topic={found.data} />;
  if (found.isPending) return <Loading shape="page" />;
  if (refusalCode(found.error) === 'not_found') return <NotFound homeHref="/forum" />;
  return <Failed error={found.error} onRetry={() => void found.refetch()} />;
}

function Drawn({ topic }: { topic: ForumTopicPage }) {
  const { t } = useTranslation('forum');
  const when = useWhen();
  const queries = useQueryClient();
  const [quote, setQuote] = useState<ForumPost>();
  const found = useInfiniteQuery(repliesQuery(topic.id));
  const replies = itemsOf(found);
  const reload = () => queries.invalidateQueries({ queryKey: ['forum'] });
  useReading(topic, replies);
  const title = topic.title ?? t(`gone_topic.${topic.state === 'hidden' ? 'hidden' : 'removed'}`);
  useTabTitle(title);
  return (
    <div className={classes.topic}>
      <TopicTop topic={topic} onChanged={reload} />
      <article>
        <h1 className={classes.title}>{title}</h1>
        <PostCard post={topic.post} isTopic title={topic.title ?? ''} onChanged={reload} />
      </article>
      <p className={classes.count} role="status">
        {t('replies', { count: topic.replies })}
        {topic.firstUnread === null ? null : <JumpTo number={topic.firstUnread} found={found} />}
      </p>
      <Pages
        found={found}
        bones={<Loading shape="list" rows={3} />}
        nothing={topic.can.reply ? <p className={classes.quiet}>{t('no_replies')}</p> : null}
        more={t('more_replies')}
      >
        {(posts) => (
          <ol className={classes.posts}>
            {posts.map((post) => (
              <li key={post.id} id={`reply-${post.number}`}>
                <PostCard
                  post={post}
                  onChanged={reload}
                  {...(post.can.quote && topic.can.reply ? { onQuote: () => setQuote(post) } : {})}
                />
              </li>
            ))}
          </ol>
        )}
      </Pages>
      {topic.status === 'closed' ? (
        <section className={classes.shut} aria-label={t('closed_notice.label')}>
          <IconLock size={22} stroke={1.75} aria-hidden />
          <div>
            <b>{t(topic.isClosedByModerator ? 'closed_notice.by_moderator' : 'closed_notice.by_author')}</b>
            <p>
              {topic.closedAt === null ? null : `${when(topic.closedAt)}. `}
              {t('closed_notice.hint')}
            </p>
          </div>
        </section>
      ) : null}
      <Composer topic={topic} quote={quote} onUnquote={() => setQuote(undefined)} onSent={reload} />
    </div>
  );
}

/** Tells the server how far the member has read: what was loaded is on the screen. */
function useReading({ id, isNew, unread }: ForumTopicPage, replies: readonly ForumPost[]): void {
  const queries = useQueryClient();
  const last = replies.at(-1)?.number ?? 0;
  const isUnread = isNew || unread > 0;
  useEffect(() => {
    if (!isUnread) return;
    void forumCalls()
      .then(({ sendReading }) => sendReading(id, last))
      .then(() => queries.invalidateQueries({ queryKey: ['forum'], refetchType: 'none' }))
      .catch(() => undefined); // without a network, or by somebody who only looks: it stays unread
  }, [id, last, isUnread, queries]);
}

type JumpProps = { number: number; found: { hasNextPage: boolean; fetchNextPage: () => Promise<{ hasNextPage: boolean }> } };
const drawnAfterMs = 150;

/** Leads to the first reply that was not read, and fetches it where it has not come yet. */
function JumpTo({ number, found }: JumpProps) {
  const { t } = useTranslation('forum');
  const jump = async () => {
    const place = () => document.querySelector(`#reply-${number}`);
    let { hasNextPage } = found;
    while (!place() && hasNextPage) ({ hasNextPage } = await found.fetchNextPage());
    wait(() => place()?.scrollIntoView({ block: 'start' }), drawnAfterMs);
  };
  return (
    <Button variant="subtle" size="sm" leftSection={<IconArrowDown size={18} stroke={1.75} aria-hidden />} onClick={() => void jump()}>
      {t('first_unread')}
    </Button>
  );
}
