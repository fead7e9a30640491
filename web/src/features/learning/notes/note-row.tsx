import { Button, showToast } from '@vitrine/ui';
import { formatDay } from '@vitrine/ui/words';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf, timeZone, today } from '../../../shared/device/clock.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import classes from '../course-extras.module.css';
import type { OwnNote } from './own-notes.ts';
import { NoteForm } from './note-form.tsx';

type NoteRowProps = {
  note: OwnNote;
  /** Where it was written, as a way there. */
  place: ReactNode;
  onWrite: (note: OwnNote) => Promise<void>;
};

/** A note with its actions; one that was taken away can be had back. */
export function NoteRow({ note, place, onWrite }: NoteRowProps) {
  const { t } = useTranslation('learning/notes');
  const locale = useLocale();
  const [text, setText] = useState<string | null>(null);
  const begin = note.text.slice(0, 40);
  const remove = async () => {
    await onWrite({ ...note, text: '' });
    showToast({ text: t('removed'), undo: { label: t('undo'), onUndo: () => void onWrite(note) } });
  };
  if (text !== null) {
    const keep = async () => {
      await onWrite({ ...note, text });
      setText(null);
    };
    return (
      <li>
        <NoteForm label={t('change')} text={text} onType={setText} onKeep={keep} onLeave={() => setText(null)} />
      </li>
    );
  }
  return (
    <li className={classes.file}>
      <div className={classes.name}>
        <div className={classes.by}>
          {place}
          <small>{formatDay(dayOf(Date.parse(note.writtenAt), timeZone()), locale, 'short', Number(today().slice(0, 4)))}</small>
          {note.isWaiting ? <small>{t('waits')}</small> : null}
        </div>
        <p className={classes.own}>{note.text}</p>
        <div className={classes.by}>
          <Button variant="subtle" size="sm" aria-label={t('edit_one', { begin })} onClick={() => setText(note.text)}>
            {t('edit')}
          </Button>
          <Button variant="subtle" size="sm" aria-label={t('remove_one', { begin })} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </div>
      </div>
    </li>
  );
}
