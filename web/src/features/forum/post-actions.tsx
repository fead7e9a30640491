import { useMutation } from '@tanstack/react-query';
import type { ForumPost } from '@vitrine/contract/forum';
import { reportReasons, type ReportReason } from '@vitrine/domain/forum';
import { Button, showToast } from '@vitrine/ui';
import { refusalCode, toldBy, useMessages } from '@vitrine/ui/forms';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainField } from '../../shared/plain-field.tsx';
import { forumCalls } from './api.ts';
import classes from './forum.module.css';
import { TextBox } from './text-box.tsx';

type ActionsProps = {
  post: ForumPost;
  isTopic: boolean;
  title: string;
  isAppeal?: boolean;
  onClose: () => void;
  onChanged: () => Promise<unknown>;
};

/** Edits, removes or reports a post: one question after the other, in one sheet. */
export function PostActions(props: ActionsProps) {
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

/** What failed, in the words of the action where the server said no more. */
function Fault({ error, action }: { error: unknown; action: 'edit' | 'remove' | 'report' | 'appeal' }) {
  const { t } = useTranslation('forum');
  const { atForm } = useMessages();
  const code = refusalCode(error);
  return (
    <p role="alert" className={classes.fault}>
      {code === 'unexpected' ? t(`failed.${action}`) : atForm(code)}
    </p>
  );
}

type ActionFormProps<Told> = Pick<ActionsProps, 'onClose' | 'onChanged'> & {
  action: 'edit' | 'report' | 'appeal';
  send: () => Promise<Told>;
  /** What is told once it is done. */
  done: (told: Told) => string;
  button: string;
  hint?: string;
  /** The fields, each with what the server says of it. */
  children: (faults: Record<string, string>) => ReactNode;
};

/** A question of the sheet that is answered by writing: what was typed stays when it is refused. */
function ActionForm<Told>({ action, send, done, button, hint, children, onClose, onChanged }: ActionFormProps<Told>) {
  const sending = useMutation({
    mutationFn: send,
    onSuccess: async (told) => {
      await onChanged();
      onClose();
      showToast({ text: done(told) });
    },
  });
  const faults = sending.isError ? toldBy(sending.error).fields : {};
  return (
    <form
      noValidate
      className={classes.acts}
      onSubmit={(event) => {
        event.preventDefault();
        sending.mutate();
      }}
    >
      {children(faults)}
      {sending.isError && Object.keys(faults).length === 0 ? <Fault error={sending.error} action={action} /> : null}
      {hint ? <p className={classes.quiet}>{hint}</p> : null}
      <Button type="submit" fullWidth loading={sending.isPending}>
        {button}
      </Button>
    </form>
  );
}

function EditPost({ post, isTopic, title, ...after }: ActionsProps) {
  const { t } = useTranslation('forum');
  const [typed, setTyped] = useState({ title, text: post.text });
  const send = async () =>
    (await forumCalls()).sendEdit(post.id, { revision: post.revision, text: typed.text, ...(isTopic ? { title: typed.title } : {}) });
  return (
    <ActionForm
      {...after}
      action="edit"
      send={send}
      done={({ state }) => t(state === 'hidden' ? 'done.held' : 'done.edit')}
      button={t('save')}
    >
      {(faults) => (
        <>
          {isTopic ? (
            <PlainField
              label={t('fields.title')}
              value={typed.title}
              onChange={(event) => setTyped({ ...typed, title: event.currentTarget.value })}
              error={faults['title']}
            />
          ) : null}
          <TextBox
            label={t('fields.text')}
            value={typed.text}
            onType={(text) => setTyped({ ...typed, text })}
            error={faults['text']}
            rows={5}
          />
        </>
      )}
    </ActionForm>
  );
}

function RemovePost({ post, isTopic, onClose, onChanged }: ActionsProps) {
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
      {remove.isError ? <Fault error={remove.error} action="remove" /> : null}
      <Button fullWidth color="refused" loading={remove.isPending} onClick={() => remove.mutate()}>
        {t('remove')}
      </Button>
      <Button variant="subtle" fullWidth onClick={onClose}>
        {t('not_now')}
      </Button>
    </div>
  );
}

function AppealDecision({ post, ...after }: ActionsProps) {
  const { t } = useTranslation('forum');
  const [text, setText] = useState('');
  const send = async () => (await forumCalls()).sendAppeal(post.id, text);
  return (
    <ActionForm {...after} action="appeal" send={send} done={() => t('done.appeal')} button={t('appeal.send')} hint={t('appeal.hint')}>
      {(faults) => <TextBox label={t('appeal.label')} value={text} onType={setText} error={faults['text']} rows={4} />}
    </ActionForm>
  );
}

function ReportPost({ post, ...after }: ActionsProps) {
  const { t } = useTranslation('forum');
  const [reason, setReason] = useState<ReportReason>('offensive');
  const [note, setNote] = useState('');
  const send = async () => (await forumCalls()).sendReport(post.id, { reason, note });
  return (
    <ActionForm {...after} action="report" send={send} done={() => t('done.report')} button={t('send_report')} hint={t('report_hint')}>
      {(faults) => (
        <>
          <fieldset className={classes.reasons}>
            <legend>{t('report_why')}</legend>
            {reportReasons.map((one) => (
              <label key={one}>
                <input type="radio" name="reason" checked={reason === one} onChange={() => setReason(one)} />
                {t(`reasons.${one}`)}
              </label>
            ))}
          </fieldset>
          <TextBox label={t('fields.note')} value={note} onType={setNote} error={faults['note']} />
        </>
      )}
    </ActionForm>
  );
}
