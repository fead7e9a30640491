import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewsComment } from '@vitrine/contract/news';
import { commentLimit, commentReasons, type CommentReason } from '@vitrine/domain/news';
import { Avatar, Button, IconButton, showToast, StateChip } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ask } from '../../shared/ask.tsx';
import { IconEyeOff, IconFlag, IconPencil, IconTrash } from '../../shared/icons.ts';
import { PlainSelect } from '../../shared/plain-select.tsx';
import { commentsQuery } from './api.ts';
import classes from './news.module.css';
import { useDay } from './use-facts.ts';

type CommentRowProps = { comment: NewsComment; newsId: string; mayWrite: boolean };
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** One comment: its own writer changes it or takes it away, everybody else may report it. */
export function CommentRow({ comment, newsId, mayWrite }: CommentRowProps) {
  const { t } = useTranslation('news');
  const day = useDay();
  const [asking, ask] = useState<'edit' | 'remove' | 'report' | undefined>();
  const close = () => ask(undefined);
  const name = comment.isMine ? t('comments.you') : comment.by;
  return (
    <li className={classes.comment}>
      <Avatar name={comment.by} />
      <div className={classes.words}>
        <p>
          <b>{name}</b>{' '}
          <small className={classes.quiet}>
            {day(comment.at)}
            {comment.isEdited ? ` · ${t('comments.edited')}` : ''}
          </small>
        </p>
        {asking === 'edit' ? <Editing comment={comment} newsId={newsId} onDone={close} /> : <p className={classes.plain}>{comment.text}</p>}
        {comment.isHidden ? <StateChip icon={<IconEyeOff {...icon} />}>{t('comments.hidden')}</StateChip> : null}
        {comment.isReported ? <small className={classes.quiet}>{t('comments.reported')}</small> : null}
      </div>
      {asking === 'edit' ? null : (
        <span className={classes.actions}>
          {comment.isMine && mayWrite && !comment.isHidden ? (
            <IconButton label={t('comments.edit')} onClick={() => ask('edit')}>
              <IconPencil {...icon} />
            </IconButton>
          ) : null}
          {comment.isMine ? (
            <IconButton label={t('comments.remove')} onClick={() => ask('remove')}>
              <IconTrash {...icon} />
            </IconButton>
          ) : (
            <IconButton label={t('comments.report_of', { name })} onClick={() => ask('report')}>
              <IconFlag {...icon} />
            </IconButton>
          )}
        </span>
      )}
      <Ask isOpen={asking === 'remove'} onClose={close} title={t('comments.remove_title')}>
        <Removing comment={comment} newsId={newsId} onDone={close} />
      </Ask>
      <Ask isOpen={asking === 'report'} onClose={close} title={t('comments.report_title')}>
        <Reporting comment={comment} newsId={newsId} onDone={close} />
      </Ask>
    </li>
  );
}

type ActionProps = { comment: NewsComment; newsId: string; onDone: () => void };

/** Sends one action; lists are asked for anew, and a refusal is said where it was pressed. */
function useAction<Said>(newsId: string, { send, onDone }: { send: (said: Said) => Promise<unknown>; onDone: () => void }) {
  const queries = useQueryClient();
  const { atForm } = useMessages();
  const action = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      await queries.invalidateQueries(commentsQuery(newsId));
      onDone();
    },
  });
  return { ...action, fault: action.isError ? atForm(refusalCode(action.error)) : null };
}

function Editing({ comment, newsId, onDone }: ActionProps) {
  const { t } = useTranslation('news');
  const [text, setText] = useState(comment.text);
  const save = useAction(newsId, { send: async (said: string) => (await import('./calls.ts')).sendChange(comment.id, said), onDone });
  const length = Array.from(text).length;
  return (
    <div className={classes.field}>
      <textarea rows={3} aria-label={t('comments.yours')} value={text} onChange={(event) => setText(event.currentTarget.value)} />
      {save.fault ? <p role="alert">{save.fault}</p> : null}
      <span className={classes.actions}>
        <Button size="sm" disabled={text.trim() === '' || length > commentLimit} loading={save.isPending} onClick={() => save.mutate(text)}>
          {t('comments.save')}
        </Button>
        <Button size="sm" variant="default" onClick={onDone}>
          {t('comments.cancel')}
        </Button>
      </span>
    </div>
  );
}

function Removing({ comment, newsId, onDone }: ActionProps) {
  const { t } = useTranslation('news');
  const remove = useAction(newsId, { send: async () => (await import('./calls.ts')).sendRemoval(comment.id), onDone });
  return (
    <div className={classes.pane}>
      <p>{t('comments.remove_hint')}</p>
      {remove.fault ? <p role="alert">{remove.fault}</p> : null}
      <Button color="refused" loading={remove.isPending} onClick={() => remove.mutate(undefined)}>
        {t('comments.remove')}
      </Button>
    </div>
  );
}

function Reporting({ comment, newsId, onDone }: ActionProps) {
  const { t } = useTranslation('news');
  const [reason, choose] = useState<CommentReason>('offensive');
  const report = useAction(newsId, {
    send: async (why: CommentReason) => (await import('./calls.ts')).sendReport(comment.id, why),
    onDone: () => {
      showToast({ text: t('comments.thanks') });
      onDone();
    },
  });
  return (
    <div className={classes.pane}>
      <PlainSelect
        label={t('comments.reason')}
        value={reason}
        choices={commentReasons.map((value) => ({ value, label: t(`comments.reasons.${value}`) }))}
        onChoose={(value) => choose(commentReasons.find((one) => one === value) ?? 'other')}
      />
      {report.fault ? <p role="alert">{report.fault}</p> : null}
      <Button loading={report.isPending} onClick={() => report.mutate(reason)}>
        {t('comments.report')}
      </Button>
    </div>
  );
}
