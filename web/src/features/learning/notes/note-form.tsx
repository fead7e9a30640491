import { Button } from '@vitrine/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../course-extras.module.css';

/** As the contract takes it; its rules would weigh more than this form. */
const longest = 2_000;

type NoteFormProps = { label: string; text: string; onType: (text: string) => void; onKeep: () => Promise<void>; onLeave?: () => void };

/** Where a note is written or changed. */
export function NoteForm({ label, text, onType, onKeep, onLeave }: NoteFormProps) {
  const { t } = useTranslation('learning/notes');
  const id = useId();
  const [isKeeping, setKeeping] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isKeeping || text.trim() === '') return;
    setKeeping(true);
    await onKeep().finally(() => setKeeping(false));
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)}>
      <div className={classes.text}>
        <label htmlFor={id}>{label}</label>
        <textarea id={id} rows={3} maxLength={longest} value={text} onChange={(event) => onType(event.currentTarget.value)} />
      </div>
      <span className={classes.by}>
        <Button type="submit" loading={isKeeping} disabled={text.trim() === ''}>
          {t('keep')}
        </Button>
        {onLeave ? (
          <Button variant="subtle" onClick={onLeave}>
            {t('leave')}
          </Button>
        ) : null}
      </span>
    </form>
  );
}
