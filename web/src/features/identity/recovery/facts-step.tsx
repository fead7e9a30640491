import { Button } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keep } from '../../../shared/device/storage.ts';
import { PlainField } from '../../../shared/plain-field.tsx';
import { PlainSelect } from '../../../shared/plain-select.tsx';
import { answerChallenge } from '../challenge/answer-challenge.ts';
import { Fault } from '../fault.tsx';
import { firstCountry } from '../first-country.ts';
import classes from '../login-page.module.css';
import { useSite } from '../public-sheet.tsx';
import { usePlainForm } from '../use-plain-form.ts';
import { lookForPhone, type Facts } from './api.ts';

/** Country, document and birthday; facts that match nobody are told as one (decision D64). The phone is asked for to be sure, and may stay empty. */
export function FactsStep({ onFound }: { onFound: (found: { facts: Facts; phone: string }) => void }) {
  const { t } = useTranslation('identity/recovery');
  const { login_configuration, countries } = useSite();
  const [isUnknown, setUnknown] = useState(false);
  const form = usePlainForm({ country: firstCountry(countries), document: '', birthday: '', phone: '' });
  const look = form.submit(['document', 'birthday'], async ({ country, document, birthday, phone }) => {
    setUnknown(false);
    const answer = await answerChallenge({ isAsked: login_configuration.use_recaptcha });
    const found = await lookForPhone({ country, document, birthday, ...(phone.trim() ? { phone } : {}), ...answer });
    if (found.phone === null) setUnknown(true);
    else onFound({ facts: { document, country }, phone: found.phone });
  });
  return (
    <form className={classes.form} onSubmit={(event) => void look(event)} aria-label={t('code.facts')} noValidate>
      <PlainSelect
        label={t('code.country')}
        value={form.typed.country}
        choices={countries.map(({ code, name, label }) => ({ value: code, label: `${name} (${label})` }))}
        onChoose={(code) => {
          keep('country', code);
          form.set('country', code);
        }}
      />
      <PlainField
        {...form.field('document')}
        label={t('code.document')}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        aria-required
      />
      <PlainField {...form.field('birthday')} type="date" label={t('code.birthday')} autoComplete="bday" aria-required />
      <PlainField
        {...form.field('phone')}
        type="tel"
        label={t('code.phone')}
        hint={t('code.phone_hint')}
        autoComplete="tel"
        maxLength={24}
      />
      {isUnknown ? (
        <p className={classes.refusal} role="alert">
          {t('code.unknown')}
        </p>
      ) : null}
      <Fault form={form} />
      <Button type="submit" loading={form.isBusy} fullWidth>
        {t('code.look')}
      </Button>
    </form>
  );
}
