import { Button } from '@vitrine/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainField } from '../../shared/plain-field.tsx';
import classes from './certificates.module.css';

/** No code is shorter; the contract refuses it too. */
const shortest = 4;

/** The code of a certificate, as it stands on the paper. */
export function VerifyForm() {
  const { t } = useTranslation('certificates');
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    const asked = code.trim();
    if (asked.length < shortest) return setError(asked ? 'too_short' : 'required');
    void navigate({ to: `/certificates/verify/${encodeURIComponent(asked)}` });
  };
  return (
    <form className={classes.form} onSubmit={submit} aria-label={t('verify.form')} noValidate>
      <PlainField
        name="code"
        label={t('verify.code')}
        hint={t('verify.hint')}
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          setError(undefined);
        }}
        error={error}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit">{t('verify.check')}</Button>
    </form>
  );
}
