import type { Text } from '@vitrine/domain/kernel';
import { Textarea, TextInput } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import classes from './fields.module.css';
import { useWritten } from './languages.tsx';

type WrittenTextProps = {
  label: string;
  value: Text;
  onChange: (value: Text) => void;
  limit: number;
  rows?: number;
  error?: string | undefined;
  /** The label is heard, not seen: rows of a list say it once above themselves. */
  isLabelHidden?: boolean;
  /** Where it stands in what is written, for whoever leads here. */
  'data-at'?: string;
};

/** A text that is no field of a form by itself, as an option of a question: the language of the tab above is written. */
export function WrittenText({ label, value, onChange, limit, rows, error, isLabelHidden = false, 'data-at': at }: WrittenTextProps) {
  const locale = useWritten();
  const { t } = useTranslation('fields');
  const text = value[locale] ?? '';
  const shared = {
    ...(isLabelHidden ? { 'aria-label': label } : { label }),
    ...(at === undefined ? {} : { 'data-at': at }),
    value: text,
    error: error ?? (text.length > limit ? t('used', { length: text.length, limit }) : undefined),
    onChange: (event: { currentTarget: { value: string } }) => onChange({ ...value, [locale]: event.currentTarget.value }),
  };
  return (
    <div className={classes.text}>
      {rows === undefined ? <TextInput {...shared} /> : <Textarea {...shared} rows={rows} />}
      {isLabelHidden ? null : (
        <span className={classes.count} data-over={text.length > limit || undefined} aria-hidden>
          {t('used', { length: text.length, limit })}
        </span>
      )}
    </div>
  );
}
