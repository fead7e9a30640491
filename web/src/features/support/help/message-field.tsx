import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFault } from '../../../shared/field-fault.tsx';
import classes from './help.module.css';

const limit = 256;
type MessageFieldProps = { label: string; value: string; error: string | undefined; onType: (typed: string) => void };

/** What a participant writes: 256 characters, counted as people see them (VAL-06); what is too long stays, and says so. */
export function MessageField({ label, value, error, onType }: MessageFieldProps) {
  const { t } = useTranslation('support');
  const id = useId();
  const used = Array.from(value).length;
  const wrong = used > limit ? 'too_long' : error;
  return (
    <div className={classes.message}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={5}
        value={value}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={`${id}-count`}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <p id={`${id}-count`} className={classes.count}>
        {t('write.count', { used, limit })}
      </p>
      <FieldFault code={wrong} />
    </div>
  );
}
