import { useMutation } from '@tanstack/react-query';
import type { ForumPost } from '@vitrine/contract/forum';
import { reportReasons, type ReportReason } from '@vitrine/domain/forum';
import { Button, showToast } from '@vitrine/ui';
import { refusalCode, toldBy, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainField } from '../../shared/plain-field.tsx';
import { forumCalls } from './api.ts';
import classes from './forum.module.css';
import { TextBox } from './text-box.tsx';

type DeedsProps = {
  post: ForumPost;
  isTopic: boolean;
  title: string;
  isAppeal?: boolean;
  onClose: () => void;
  onChanged: () => Promise<unknown>;
};

/** Edits, removes or reports a post: one question after the other, in one sheet. */
export function PostDeeds(props: DeedsProps) {
  const { t } = useTranslation('forum');
  const { edit, remove, report } = props.post.can;
  const [step, setStep] = useState<'choose' | 'edit' | 'remove' | 'report' | 'appeal'>(props.isAppeal ? 'appeal' : 'choose');
  if (step === 'edit') return <EditPost {...props} />;
  if (step === 'remove') return <RemovePost {...props} />;
  if (step === 'appeal') return <AppealDecision {...props} />;
  if (step === 'report') return <ReportPost {...props} />;
  return (
    <div className={classes.acts}>
      {edit ? (
        <Button variant="default" fullWidth onClick={() => setStep('edit')}>
          {t('edit')}
        </Button>
      ) : null}
      {remove ? (
        <Button variant="default" fullWidth onClick={() => setStep('remove')}>
          {t('remove')}
        </Button>
      ) : null}
      {props.post.appeal === 'possible' ? (
        <Button variant="default" fullWidth onClick={() => setStep('appeal')}>
          {t('appeal.ask')}
        </Button>
      ) : null}
      {report ? (
        <Button variant="default" fullWidth onClick={() => setStep('report')}>
          {t('report')}
        </Button>
      ) : null}
    </div>
  );
}

/** What failed, in the words of the deed where the server said no more. */
function Fault({ error, deed }: { error: unknown; deed: 'edit' | 'remove' | 'report' | 'appeal' }) {
  const { t } = useTranslation('forum');
  const { atForm } = useMessages();
  const code = refusalCode(error);
  return (
    <p role="alert" className={classes.fault}>
      {code === 'unexpected' ? t(`failed.${deed}`) : atForm(code)}
    </p>
  );
}

function EditPost({ post, isTopic, title, onClose, onChanged }: DeedsProps) {
  const { t } = useTranslation('forum');
  const [typed, setTyped] = useState({ title, text: post.text });
  const edit = useMutation({
    mutationFn: async () =>
      (await forumCalls()).sendEdit(post.id, { revision: post.revision, text: typed.text, ...(isTopic ? { title: typed.title } : {}) }),
    onSuccess: async ({ state }) => {
      await onChanged();
      onClose();
      showToast({ text: t(state === 'hidden' ? 'done.held' : 'done.edit') });
    },
  });
  const fields = edit.isError ? toldBy(edit.error).fields : {};
  return (
    <form
      noValidate
      className={classes.acts}
      onSubmit={(event) => {
        event.preventDefault();
        edit.mutate();
      }}
    >
      {isTopic ? (
        <PlainField
          label={t('fields.title')}
          value={typed.title}
          onChange={(event) => setTyped({ ...typed, title: event.currentTarget.value })}
          error={fields['title']}
        />
      ) : null}
      <TextBox
        label={t('fields.text')}
        value={typed.text}
        onType={(text) => setTyped({ ...typed, text })}
        error={fields['text']}
        rows={5}
      />
      {edit.isError && Object.keys(fields).length === 0 ? <Fault error={edit.error} deed="edit" /> : null}
      <Button type="submit" fullWidth loading={edit.isPending}>
        {t('save')}
      </Button>
    </form>
  );
}

function RemovePost({ post, isTopic, onClose, onChanged }: DeedsProps) {
  const { t } = useTranslation('forum');
  const restore = useMutation({
    mutationFn: async () => (await forumCalls()).sendRestoring(post.id),
    onSuccess: async () => {
      await onChanged();
      showToast({ text: t('done.restored') });
    },
    onError: () => showToast({ text: t('failed.restore') }),
  });
  const remove = useMutation({
    mutationFn: async () => (await forumCalls()).sendRemoval(post.id),
    onSuccess: async () => {
      await onChanged();
      onClose();
      showToast({ text: t('done.remove'), undo: { label: t('done.removed_undo'), onUndo: () => restore.mutate() } });
    },
  });
  return (
    <div className={classes.acts}>
      <p>{t(isTopic ? 'remove_topic_hint' : 'remove_hint')}</p>
      {remove.isError ? <Fault error={remove.error} deed="remove" /> : null}
      <Button fullWidth color="refused" loading={remove.isPending} onClick={() => remove.mutate()}>
        {t('remove')}
      </Button>
      <Button variant="subtle" fullWidth onClick={onClose}>
        {t('not_now')}
      </Button>
    </div>
  );
}

function AppealDecision({ post, onClose, onChanged }: DeedsProps) {
  const { t } = useTranslation('forum');
  const [text, setText] = useState('');
  const appeal = useMutation({
    mutationFn: async () => (await forumCalls()).sendAppeal(post.id, text),
    onSuccess: async () => {
      onClose();
      showToast({ text: t('done.appeal') });
      await onChanged();
    },
  });
  const fields = appeal.isError ? toldBy(appeal.error).fields : {};
  return (
    <form
      noValidate
      className={classes.acts}
      onSubmit={(event) => {
        event.preventDefault();
        appeal.mutate();
      }}
    >
      <TextBox label={t('appeal.label')} value={text} onType={setText} error={fields['text']} rows={4} />
      {appeal.isError && Object.keys(fields).length === 0 ? <Fault error={appeal.error} deed="appeal" /> : null}
      <p className={classes.quiet}>{t('appeal.hint')}</p>
      <Button type="submit" fullWidth loading={appeal.isPending}>
        {t('appeal.send')}
      </Button>
    </form>
  );
}

function ReportPost({ post, onClose, onChanged }: DeedsProps) {
  const { t } = useTranslation('forum');
  const [reason, setReason] = useState<ReportReason>('offensive');
  const [note, setNote] = useState('');
  const report = useMutation({
    mutationFn: async () => (await forumCalls()).sendReport(post.id, { reason, note }),
    onSuccess: async () => {
      onClose();
      showToast({ text: t('done.report') });
      await onChanged();
    },
  });
  const fields = report.isError ? toldBy(report.error).fields : {};
  return (
    <form
      noValidate
      className={classes.acts}
      onSubmit={(event) => {
        event.preventDefault();
        report.mutate();
      }}
    >
      <fieldset className={classes.reasons}>
        <legend>{t('report_why')}</legend>
        {reportReasons.map((one) => (
          <label key={one}>
            <input type="radio" name="reason" checked={reason === one} onChange={() => setReason(one)} />
            {t(`reasons.${one}`)}
          </label>
        ))}
      </fieldset>
      <TextBox label={t('fields.note')} value={note} onType={setNote} error={fields['note']} />
      {report.isError && Object.keys(fields).length === 0 ? <Fault error={report.error} deed="report" /> : null}
      <p className={classes.quiet}>{t('report_hint')}</p>
      <Button type="submit" fullWidth loading={report.isPending}>
        {t('send_report')}
      </Button>
    </form>
  );
}
