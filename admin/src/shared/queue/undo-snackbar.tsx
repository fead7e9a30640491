import { Button, IconButton, Link } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { useSecondsUntil } from '../device/index.ts';
import { IconCheck, IconX } from '../icons.ts';
import { hasUnsent, undoSeconds, type PendingAction } from './pending-actions.ts';
import classes from './undo-snackbar.module.css';
import type { PendingActions } from './use-pending-actions.ts';

type Said = { waiting: string; done: string };
type UndoSnackbarProps<Verb extends string> = {
  pendingActions: PendingActions<Verb>;
  /** What an action does, and that it was done, in the words of its room. */
  say: (pendingAction: PendingAction<Verb>) => Said;
  hrefOf: (id: string) => string;
  onUndo: (pendingActionId: string) => void;
};

/** What was decided and may still be taken back, and how the server answered; the newest last. */
export function UndoSnackbar<Verb extends string>({ pendingActions, say, hrefOf, onUndo }: UndoSnackbarProps<Verb>) {
  return (
    <div className={classes.place} role="status">
      {pendingActions.pendingActions.map((pendingAction, index) => (
        <div key={pendingAction.id} className={classes.snackbar}>
          {pendingAction.until !== null ? (
            <Waiting
              pendingAction={pendingAction}
              said={say(pendingAction)}
              until={pendingAction.until}
              isNewest={pendingActions.pendingActions.findLastIndex(({ until }) => until !== null) === index}
              onUndo={onUndo}
            />
          ) : (
            <Told
              pendingAction={pendingAction}
              said={say(pendingAction)}
              again={() => pendingActions.sendAgain(pendingAction.id)}
              close={() => pendingActions.dismiss(pendingAction.id)}
              hrefOf={hrefOf}
            />
          )}
        </div>
      ))}
    </div>
  );
}

type WaitingProps = {
  pendingAction: PendingAction;
  said: Said;
  until: string;
  isNewest: boolean;
  onUndo: (pendingActionId: string) => void;
};

function Waiting({ pendingAction, said, until, isNewest, onUndo }: WaitingProps) {
  const { t } = useTranslation('queue');
  const seconds = Math.min(undoSeconds, useSecondsUntil(until));
  return (
    <>
      <span className={classes.clock} aria-hidden>
        {seconds}
      </span>
      <span className={classes.text}>
        <b>{said.waiting}</b>
        <small>{t('undo.when', { count: undoSeconds })}</small>
      </span>
      <Button size="sm" variant="default" onClick={() => onUndo(pendingAction.id)} {...(isNewest ? { 'aria-keyshortcuts': 'U' } : {})}>
        {isNewest ? (
          <kbd className={classes.key} aria-hidden>
            U
          </kbd>
        ) : null}
        {t('undo.undo')}
      </Button>
    </>
  );
}

type ResultProps = { pendingAction: PendingAction; said: Said; again: () => void; close: () => void; hrefOf: (id: string) => string };

function Told({ pendingAction, said, again, close, hrefOf }: ResultProps) {
  const { t } = useTranslation('queue');
  const { atForm } = useMessages();
  const { steps } = pendingAction;
  const done = steps.filter(({ state }) => state === 'done').length;
  const failed = steps.filter(({ state }) => state === 'refused' || state === 'lost');
  const isSending = steps.some(({ state }) => state === 'sending' || state === 'waiting');
  if (failed.length === 0) {
    return (
      <>
        <IconCheck size={20} stroke={2} aria-hidden />
        <span className={classes.text}>
          <b>{isSending ? t('undo.sending', { done, count: steps.length }) : said.done}</b>
        </span>
      </>
    );
  }
  return (
    <span className={classes.text}>
      <b>{steps.length === 1 ? t('undo.not_kept') : t('undo.partly', { done, count: steps.length })}</b>
      <ul>
        {failed.map(({ id, name, refusal }) => (
          <li key={id}>
            <Link href={hrefOf(id)}>{name}</Link>: {atForm(refusal ?? 'unexpected')}
          </li>
        ))}
      </ul>
      <span className={classes.acts}>
        {hasUnsent(pendingAction) && !isSending ? (
          <Button size="sm" variant="default" onClick={again}>
            {t('undo.again')}
          </Button>
        ) : null}
        <IconButton label={t('undo.close')} onClick={close}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </IconButton>
      </span>
    </span>
  );
}
