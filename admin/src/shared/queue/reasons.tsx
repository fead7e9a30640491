import { Textarea } from '@vitrine/ui';
import { participantTextLimit } from '@vitrine/domain/kernel';
import { useId, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './queue.module.css';

type ReasonsProps<Reason extends string> = {
  label: string;
  reasons: readonly { key: Reason; label: string; hint?: string | undefined }[];
  chosen: Reason | undefined;
  onChoose: (reason: Reason) => void;
  note: string;
  onNote: (note: string) => void;
  noteLabel: string;
  noteRef: RefObject<HTMLTextAreaElement | null>;
  error?: string | undefined;
  /** On a phone reasons show once they are asked for: facts and photo need the room before. */
  isAskedFor: boolean;
};

/** Reasons numbered by the keys that choose them, and a note that the person concerned reads. */
export function Reasons<Reason extends string>(props: ReasonsProps<Reason>) {
  const { label, reasons, chosen, onChoose, note, onNote, noteLabel, noteRef, error, isAskedFor } = props;
  const { t } = useTranslation('queue');
  const name = useId();
  const length = Array.from(note).length;
  return (
    <fieldset className={classes.reasons} data-open={isAskedFor || undefined}>
      <legend>{label}</legend>
      <div className={classes.choices}>
        {reasons.map(({ key, label: word }, index) => (
          <label key={key} className={classes.reason}>
            <input type="radio" name={name} value={key} checked={key === chosen} onChange={() => onChoose(key)} />
            <kbd aria-hidden>{index + 1}</kbd>
            <span>{word}</span>
          </label>
        ))}
      </div>
      {chosen === undefined ? null : (
        <>
          <Hint text={reasons.find(({ key }) => key === chosen)?.hint} />
          <Textarea
            ref={noteRef}
            label={noteLabel}
            rows={2}
            value={note}
            error={error ?? (length > participantTextLimit ? t('used', { length, limit: participantTextLimit }) : undefined)}
            onChange={(event) => onNote(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') event.currentTarget.blur(); // back to the keys that decide
            }}
          />
        </>
      )}
    </fieldset>
  );
}

const Hint = ({ text }: { text: string | undefined }) => (
  <p className={classes.hint} aria-live="polite">
    {text}
  </p>
);
