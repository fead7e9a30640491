import { useRouter } from '@tanstack/react-router';
import { Button } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { keepEmailLink } from '../../../shared/device/arrival.ts';
import { keep } from '../../../shared/device/storage.ts';
import { PlainField } from '../../../shared/plain-field.tsx';
import { PlainSelect } from '../../../shared/plain-select.tsx';
import { answerChallenge } from '../challenge/answer-challenge.ts';
import { Fault } from '../fault.tsx';
import { firstCountry } from '../first-country.ts';
import classes from '../login-page.module.css';
import { useSite } from '../public-sheet.tsx';
import { usePlainForm } from '../use-plain-form.ts';
import { redeemCard } from './api.ts';

/** Who has no e-mail says who they are and types the code that was handed to them; right ones open the first password (LOG-09). */
export function CodeForm() {
  const { t } = useTranslation('identity/registration');
  const { login_configuration, countries } = useSite();
  const router = useRouter();
  const form = usePlainForm({ country: firstCountry(countries), document: '', birthday: '', code: '' });
  const redeem = form.submit(['document', 'birthday', 'code'], async (typed) => {
    keepEmailLink(await redeemCard({ ...typed, ...(await answerChallenge({ isAsked: login_configuration.use_recaptcha })) }));
    await router.navigate({ to: '/set-password', replace: true });
  });
  return (
    <form className={classes.form} onSubmit={(event) => void redeem(event)} aria-label={t('first.code.form')} noValidate>
      <PlainSelect
        label={t('first.code.country')}
        value={form.typed.country}
        choices={countries.map(({ code, name, label }) => ({ value: code, label: `${name} (${label})` }))}
        onChoose={(code) => {
          keep('country', code);
          form.set('country', code);
        }}
      />
      <PlainField
        {...form.field('document')}
        label={t('first.code.document')}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        aria-required
      />
      <PlainField {...form.field('birthday')} type="date" label={t('first.code.birthday')} autoComplete="bday" aria-required />
      <PlainField
        {...form.field('code')}
        label={t('first.code.code')}
        hint={t('first.code.code_hint')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        aria-required
      />
      <Fault form={form} />
      <Button type="submit" loading={form.isBusy} fullWidth>
        {t('first.code.send')}
      </Button>
      <p>{t('first.code.lost')}</p>
    </form>
  );
}
