import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { JudgedComment } from '@vitrine/contract/news';
import { commentShows, type CommentVerdict } from '@vitrine/domain/news';
import { Button, Card, Failed, Loading, SegmentedControl, StateChip } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import { listKey } from '../../shared/resource/index.ts';
import { writing } from '../../shared/writing/index.ts';
import { commentsQuery, judge, type CommentsShown } from './api.ts';
import classes from './news.module.css';
import { news } from './news.tsx';

/** What members said, reported ones first to be judged: kept, or taken off the page. */
export function CommentsPart({ newsId }: { newsId: string }) {
  const { t } = useTranslation('news');
  const [show, setShow] = useState<CommentsShown>('reported');
  const found = useInfiniteQuery(commentsQuery(newsId, show));
  const items = found.data?.pages.flatMap((page) => page.items) ?? [];
  const [first] = found.data?.pages ?? [];
  return (
    <Card label={t('comments.title')} className={classes.below ?? ''}>
      <div className={classes.head}>
        <h2>
          {t('comments.title')} <small>{first ? t('comments.sum', { count: first.count, reported: first.reported }) : null}</small>
        </h2>
        <SegmentedControl
          aria-label={t('comments.show_label')}
          size="xs"
          value={show}
          onChange={(next) => setShow(commentShows.find((one) => one === next) ?? 'reported')}
          data={commentShows.map((value) => ({ value, label: t(`comments.show.${value}`) }))}
        />
      </div>
      {found.isPending ? <Loading shape="list" rows={2} /> : null}
      {found.isError && !found.data ? <Failed error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isSuccess && items.length === 0 ? <p className={classes.quiet}>{t(`comments.none.${show}`)}</p> : null}
      <ul className={classes.rows}>
        {items.map((comment) => (
          <CommentRow key={comment.id} comment={comment} />
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

function CommentRow({ comment }: { comment: JudgedComment }) {
  const { t, i18n } = useTranslation('news');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: (verdict: CommentVerdict) => judge(comment.id, verdict),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['news', 'comments', comment.newsId] }),
        queries.invalidateQueries({ queryKey: listKey(news) }),
      ]),
  });
  const { by, text, at, isHidden, isEdited, verdict, reasons, can } = comment;
  return (
    <li>
      <div>
        <p>
          <b>{by}</b>{' '}
          <small className={classes.quiet}>
            {formatInstant(at, deviceZone(), matchLocale(i18n.language))}
            {isEdited ? ` · ${t('comments.edited')}` : ''}
          </small>
        </p>
        <p className={classes.plain}>{text}</p>
        <span className={writing.stand}>
          {isHidden ? <StateChip state="held">{t('comments.hidden')}</StateChip> : null}
          {verdict === 'kept' ? <StateChip>{t('comments.kept')}</StateChip> : null}
          {reasons.map(({ reason, count }) => (
            <StateChip key={reason} state="expiring" icon={null}>
              {t(`comments.reason.${reason}`, { count })}
            </StateChip>
          ))}
        </span>
        {send.isError ? <p role="alert">{atForm(refusalCode(send.error))}</p> : null}
      </div>
      {can.judge ? (
        <span className={writing.stand}>
          {verdict === 'kept' ? null : (
            <Button size="sm" variant="default" loading={send.isPending} onClick={() => send.mutate('kept')}>
              {t('comments.keep')}
            </Button>
          )}
          {verdict === 'hidden' ? null : (
            <Button size="sm" variant="light" color="refused" loading={send.isPending} onClick={() => send.mutate('hidden')}>
              {t('comments.hide')}
            </Button>
          )}
        </span>
      ) : null}
    </li>
  );
}
