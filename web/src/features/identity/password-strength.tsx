import { strengthOf } from '@vitrine/domain/identity';
import { useTranslation } from 'react-i18next';
import classes from './password-strength.module.css';

const steps = ['weak', 'medium', 'strong'] as const;

/** Weak, medium or strong, as a bar and as a word (VAL-08). */
export function PasswordStrength({ password }: { password: string }) {
  const { t } = useTranslation('identity/recovery');
  const strength = strengthOf(password);
  const reached = strength ? steps.indexOf(strength) + 1 : 0;
  return (
    <div className={classes.strength} data-reached={reached}>
      <span className={classes.bar} aria-hidden>
        {steps.map((step, index) => (
          <span key={step} data-on={index < reached || undefined} />
        ))}
      </span>
      <p role="status">{password === '' ? '' : t(`strength.${strength ?? 'short'}`)}</p>
    </div>
  );
}
