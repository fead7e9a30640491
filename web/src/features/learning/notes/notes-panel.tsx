import type { PlayerPage } from '@vitrine/contract/learning';
import { Button, Failed, Skeleton } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { formatClock } from '@vitrine/ui/words';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pane } from '../../../shared/ask.tsx';
import classes from '../course-extras.module.css';
import { openMedia } from '../media-place.ts';
import { NoteForm } from './note-form.tsx';
import { NoteRow } from './note-row.tsx';
import { aNote } from './own-notes.ts';
import { useNotes } from './use-notes.ts';

const theCalls = () => import('./calls.ts');

/** In a course, as the server takes them; beyond it a note could be lost. */
const most = 500;

/** `second`: where the film or the sound stood when this was opened. */
type NotesPanelProps = { page: PlayerPage; second: number | null; onClose: () => void };

/** One's own notes to this activity. A film rests while somebody writes to it, and each note leads back to its second. */
export function NotesPanel({ page, second, onClose }: NotesPanelProps) {
  const { t } = useTranslation('learning/notes');
  const { atForm } = useMessages();
  const { courseId, activity } = page;
  const { notes, isPending, isUnknown, error, retry, write } = useNotes(courseId);
  const [draft, setDraft] = useState('');
  useEffect(() => {
    openMedia()?.rest();
    void theCalls()
      .then(({ readDraft }) => readDraft(activity.id))
      .then((kept) => setDraft((typed) => typed || kept));
  }, [activity.id]);
  const type = (text: string) => {
    setDraft(text);
    void theCalls().then(({ writeDraft }) => writeDraft(activity.id, text));
  };
  const keep = async () => {
    await write(aNote(activity.id, second, draft.trim()));
    type('');
  };
  const here = notes.filter(({ activityId }) => activityId === activity.id).toSorted((a, b) => (a.second ?? -1) - (b.second ?? -1));
  const go = (to: number) => {
    openMedia()?.go(to);
    onClose();
  };
  return (
    <Pane isOpen onClose={onClose} title={t('title')}>
      {notes.length >= most ? (
        <p>{atForm('too_many_notes')}</p>
      ) : (
        <NoteForm
          label={second === null ? t('write') : t('write_at', { clock: formatClock(second) })}
          text={draft}
          onType={type}
          onKeep={keep}
        />
      )}
      {isPending ? <Skeleton height="96px" radius={12} /> : null}
      {isUnknown ? <Failed error={error} onRetry={retry} /> : null}
      {here.length === 0 && !isPending && !isUnknown ? <p>{t('none_here')}</p> : null}
      <ul className={classes.files} aria-label={t('title')}>
        {here.map((note) => (
          <NoteRow key={note.id} note={note} place={<Place second={note.second} onGo={go} />} onWrite={write} />
        ))}
      </ul>
    </Pane>
  );
}

function Place({ second, onGo }: { second: number | null; onGo: (second: number) => void }) {
  const { t } = useTranslation('learning/notes');
  if (second === null) return null;
  const clock = formatClock(second);
  if (!openMedia()) return <b>{clock}</b>;
  return (
    <Button variant="light" size="sm" aria-label={t('go', { clock })} onClick={() => onGo(second)}>
      {clock}
    </Button>
  );
}
