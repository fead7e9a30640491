import { Button, IconButton, Link } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { useSecondsUntil } from '../device/index.ts';
import { IconCheck, IconX } from '../icons.ts';
import { hasUnsent, undoSeconds, type Deed } from './deeds.ts';
import classes from './undo-plate.module.css';
import type { DeedsOnScreen } from './use-deeds.ts';

type Said = { waiting: string; done: string };
type UndoPlateProps<Verb extends string> = {
  deeds: DeedsOnScreen<Verb>;
  /** What a deed does, and that it was done, in the words of its room. */
  say: (deed: Deed<Verb>) => Said;
  hrefOf: (id: string) => string;
  onUndo: (deedId: string) => void;
};

/** What was decided and may still be taken back, and how the server answered; the newest last. */
export function UndoPlate<Verb extends string>({ deeds, say, hrefOf, onUndo }: UndoPlateProps<Verb>) {
  return (
    <div className={classes.place} role="status">
      {deeds.deeds.map((deed, index) => (
        <div key={deed.id} className={classes.plate}>
          {deed.until !== null ? (
            <Waiting
              deed={deed}
              said={say(deed)}
              until={deed.until}
              isNewest={deeds.deeds.findLastIndex(({ until }) => until !== null) === index}
              onUndo={onUndo}
            />
          ) : (
            <Told
              deed={deed}
              said={say(deed)}
              again={() => deeds.sendAgain(deed.id)}
              close={() => deeds.dismiss(deed.id)}
              hrefOf={hrefOf}
            />
          )}
        </div>
      ))}
    </div>
  );
}

type WaitingProps = { deed: Deed; said: Said; until: string; isNewest: boolean; onUndo: (deedId: string) => void };

function Waiting({ deed, said, until, isNewest, onUndo }: WaitingProps) {
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
      <Button size="sm" variant="default" onClick={() => onUndo(deed.id)} {...(isNewest ? { 'aria-keyshortcuts': 'U' } : {})}>
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

type ToldProps = { deed: Deed; said: Said; again: () => void; close: () => void; hrefOf: (id: string) => string };

function Told({ deed, said, again, close, hrefOf }: ToldProps) {
  const { t } = useTranslation('queue');
  const { atForm } = useMessages();
  const { steps } = deed;
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
        {hasUnsent(deed) && !isSending ? (
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
