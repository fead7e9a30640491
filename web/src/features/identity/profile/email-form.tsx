import type { Profile } from '@vitrine/contract/identity';
import { judgeEmail } from '@vitrine/domain/identity';
import { Button } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../../shared/field-fault.tsx';
import { PlainField } from '../../../shared/plain-field.tsx';
import { OwnPasswordField } from '../../../shared/own-password-field.tsx';
import { useFormAnswers } from '../../../shared/use-form-answers.ts';
import { changeEmail } from './api.ts';
import { useSaved } from './use-profile.ts';
import classes from './profile.module.css';

const empty = { email: '', emailConfirmation: '', password: '' };

/** Another e-mail, written twice; it counts once its letter is answered. */
export function EmailForm({ profile: { email } }: { profile: Profile }) {
  const { t } = useTranslation('identity/profile');
  const saved = useSaved('email');
  const { form, values, faults, isBusy, tell, send } = useFormAnswers(empty, { prefix: '' });
  const judge = () => {
    const verdict = judgeEmail({ email: values.email, confirmation: values.emailConfirmation });
    return Promise.resolve({
      ...(verdict.ok ? {} : { [verdict.at]: verdict.refusal }),
      ...(values.password === '' ? { password: 'required' } : {}),
    });
  };
  return (
    <form
      ref={form}
      className={classes.form}
      aria-label={t('email.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(judge, async () => {
          await saved(changeEmail(values));
          for (const name of ['email', 'emailConfirmation', 'password'] as const) tell(name, '');
        });
      }}
    >
      {email.pending ? <p role="status">{t('email.pending', { email: email.pending })}</p> : null}
      {(['email', 'emailConfirmation'] as const).map((name) => (
        <PlainField
          key={name}
          name={name}
          type="email"
          autoComplete={name === 'email' ? 'email' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          label={t(`email.${name}`)}
          value={values[name]}
          error={faults[name]}
          onChange={(event) => tell(name, event.currentTarget.value)}
        />
      ))}
      <OwnPasswordField
        label={t('password')}
        value={values.password}
        error={faults['password']}
        onChange={(event) => tell('password', event.currentTarget.value)}
      />
      <FormFault code={faults['form']} />
      <Button type="submit" variant="default" loading={isBusy} fullWidth>
        {t('email.send')}
      </Button>
    </form>
  );
}
