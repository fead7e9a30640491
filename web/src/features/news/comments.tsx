import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewsPage } from '@vitrine/contract/news';
import { commentLimit, commentsAtOnce } from '@vitrine/domain/news';
import { Button } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '../../shared/device/ids.ts';
import { IconSend } from '../../shared/icons.ts';
import { itemsOf, Pages } from '../../shared/pages.tsx';
import { articleQuery, commentsQuery } from './api.ts';
import { CommentRow } from './comment-row.tsx';
import classes from './news.module.css';

/** What members say; where comments are off the form is gone and the old ones stay (NEW-01). */
export function Comments({ article: { id, hasComments, comments } }: { article: NewsPage }) {
  const { t } = useTranslation('news');
  const found = useInfiniteQuery(commentsQuery(id));
  if (!hasComments && comments === 0 && itemsOf(found).length === 0) return null;
  const count = found.data?.pages[0]?.count ?? comments;
  return (
    <section aria-labelledby="comments" className={classes.comments}>
      <h2 id="comments">
        {t('comments.title')} <span className={classes.quiet}>{count}</span>
      </h2>
      {hasComments ? <CommentForm newsId={id} /> : <p className={classes.quiet}>{t('comments.off')}</p>}
      <Pages
        found={found}
        bones={null}
        nothing={hasComments ? <p className={classes.quiet}>{t('comments.none')}</p> : null}
        more={t('comments.more')}
      >
        {(items) => (
          <ul className={classes.said}>
            {items.map((comment) => (
              <CommentRow key={comment.id} comment={comment} newsId={id} mayWrite={hasComments} />
            ))}
          </ul>
        )}
      </Pages>
    </section>
  );
}

/** What was typed stays until the server has it; sent again it is the same comment. */
function CommentForm({ newsId }: { newsId: string }) {
  const { t } = useTranslation('news');
  const { atForm } = useMessages();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const key = useRef(newId());
  const send = useMutation({
    mutationFn: async () => (await import('./calls.ts')).sendComment(newsId, { text, key: key.current }),
    onSuccess: () => {
      key.current = newId();
      setText('');
      return Promise.all([queries.invalidateQueries(commentsQuery(newsId)), queries.invalidateQueries(articleQuery(newsId))]);
    },
  });
  const length = Array.from(text).length;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send.mutate();
  };
  const write = (typed: string) => {
    key.current = newId(); // other words are another comment
    setText(typed);
  };
  return (
    <form className={classes.form} onSubmit={submit} aria-label={t('comments.write')}>
      <label className={classes.field}>
        {t('comments.yours')}
        <textarea rows={3} value={text} onChange={(event) => write(event.currentTarget.value)} />
      </label>
      <small className={classes.quiet}>
        {t(length > 0 ? 'comments.used' : 'comments.rule', { length, limit: commentLimit, ...commentsAtOnce })}
      </small>
      {send.isError ? <p role="alert">{atForm(refusalCode(send.error))}</p> : null}
      <Button
        type="submit"
        disabled={text.trim() === '' || length > commentLimit}
        loading={send.isPending}
        leftSection={<IconSend size={20} stroke={1.75} aria-hidden />}
      >
        {t('comments.send')}
      </Button>
    </form>
  );
}
