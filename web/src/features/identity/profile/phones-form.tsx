import type { Profile } from '@vitrine/contract/identity';
import { phoneKinds, phoneDigits } from '@vitrine/domain/identity';
import { Button } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../../shared/field-fault.tsx';
import { PlainField } from '../../../shared/plain-field.tsx';
import { useMe } from '../use-me.ts';
import { OwnPasswordField } from '../../../shared/own-password-field.tsx';
import { useFormAnswers } from '../../../shared/use-form-answers.ts';
import { savePhones } from './api.ts';
import { useSaved } from './use-profile.ts';
import classes from './profile.module.css';

/** The numbers of a person; another cell phone asks for the password, and has to be verified again (PRO-04). */
export function PhonesForm({ profile: { version, phones } }: { profile: Profile }) {
  const { t } = useTranslation('identity/profile');
  const { country } = useMe().person;
  const saved = useSaved('phones');
  const { isCellVerified: _, ...kept } = phones;
  const { form, values, faults, isBusy, tell, send } = useFormAnswers({ ...kept, password: '' }, { prefix: 'phones.' });
  const { password, ...numbers } = values;
  const isOther = phoneDigits(values.cell) !== phoneDigits(phones.cell);
  const judge = async () => {
    const verdict = (await import('@vitrine/domain/identity/registration')).judgePhones({ phones: numbers, country });
    const secret = verdict.ok && verdict.phones.cell !== phones.cell && password === '' ? { password: 'required' } : {};
    return verdict.ok ? secret : verdict.faults;
  };
  return (
    <form
      ref={form}
      className={classes.form}
      aria-label={t('phones.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(judge, async () => {
          await saved(savePhones({ version, phones: numbers, password }));
          tell('password', '');
        });
      }}
    >
      {phoneKinds.map((kind) => (
        <PlainField
          key={kind}
          name={kind}
          type="tel"
          autoComplete={kind === 'cell' ? 'tel' : 'off'}
          label={t(`phones.${kind}`)}
          value={values[kind]}
          error={faults[kind]}
          onChange={(event) => tell(kind, event.currentTarget.value)}
        />
      ))}
      {isOther || faults['password'] ? (
        <OwnPasswordField
          label={t('password')}
          hint={t('phones.password_hint')}
          value={password}
          error={faults['password']}
          onChange={(event) => tell('password', event.currentTarget.value)}
        />
      ) : null}
      <FormFault code={faults['form']} />
      <Button type="submit" loading={isBusy} fullWidth>
        {t('phones.save')}
      </Button>
    </form>
  );
}
