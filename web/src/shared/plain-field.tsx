import { useMessages } from '@vitrine/ui/forms';
import { useId, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAlertCircle, IconEye, IconEyeOff } from './icons.ts';
import classes from './plain-field.module.css';

type PlainFieldProps = Omit<ComponentProps<'input'>, 'children'> & {
  label: string;
  hint?: string;
  error?: string | undefined; // a code of the catalogs
  icon?: ReactNode;
};

/**
 * A field as the form kit draws it, without the kit: for the first screens, where the kit, its schema and its library would weigh more than all the
 * rest. Label above, sentence below, and what was typed stays.
 */
export function PlainField({ label, hint, error, icon, type = 'text', ...input }: PlainFieldProps) {
  const { t } = useTranslation('ui');
  const { atField } = useMessages();
  const id = useId();
  const [isRevealed, setRevealed] = useState(false);
  const Reveal = isRevealed ? IconEyeOff : IconEye;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      ) : null}
      <div className={classes.box} data-error={Boolean(error) || undefined}>
        {icon}
        <input
          {...input}
          id={id}
          type={type === 'password' && isRevealed ? 'text' : type}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={described || undefined}
        />
        {type === 'password' ? (
          <button type="button" aria-label={t('reveal_password')} aria-pressed={isRevealed} onClick={() => setRevealed(!isRevealed)}>
            <Reveal size={20} stroke={1.75} aria-hidden />
          </button>
        ) : null}
      </div>
      {error ? (
        <p id={`${id}-error`} className={classes.error} role="alert">
          <IconAlertCircle size={16} stroke={1.75} aria-hidden />
          <span>{atField(error)}</span>
        </p>
      ) : null}
    </div>
  );
}
