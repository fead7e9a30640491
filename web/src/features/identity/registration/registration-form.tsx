import type { Site } from '@vitrine/contract/tenancy';
import { askedFields, type RegistrationVariant } from '@vitrine/domain/tenancy';
import { Button } from '@vitrine/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceRow, Choices } from '../../../shared/choice-row.tsx';
import { today } from '../../../shared/device/clock.ts';
import { newId } from '../../../shared/device/ids.ts';
import { FieldFault, FormFault } from '../../../shared/field-fault.tsx';
import { PlainField } from '../../../shared/plain-field.tsx';
import { useLocale } from '../../../shared/use-locale.ts';
import { languageIdOf } from '../api.ts';
import { answerChallenge } from '../challenge/answer-challenge.ts';
import classes from '../login-page.module.css';
import { PasswordStrength } from '../password-strength.tsx';
import { AnswerFields } from './answer-fields.tsx';
import { sendRegistration } from './api.ts';
import { TermsToRead } from './terms-to-read.tsx';
import { useAnswers } from './use-answers.ts';

/** The rules, with their tables of phones and documents: fetched while somebody types. */
const theRules = () => import('@vitrine/domain/identity/registration');

/** The fields of a registration form, an e-mail twice, a password and the terms. Sent twice, it is one registration: the device names it once. */
export function RegistrationForm({ site, variant }: { site: Site; variant: RegistrationVariant }) {
  const { t } = useTranslation('identity/registration');
  const router = useRouter();
  const locale = useLocale();
  const configuration = site.login_configuration;
  const asked = askedFields(configuration.registration_fields[variant]);
  const [id] = useState(newId);
  const [secret, setSecret] = useState({ emailConfirmation: '', password: '', acceptsTerms: false });
  const { form, answers, faults, isBusy, answer, forgive, send } = useAnswers();
  useEffect(() => void theRules().catch(() => undefined), []);
  const type = (name: 'emailConfirmation' | 'password') => (event: { currentTarget: { value: string } }) => {
    setSecret({ ...secret, [name]: event.currentTarget.value });
    forgive(name);
  };
  const judge = async () =>
    (await theRules()).judgeRegistration({
      asked,
      answers,
      ...secret,
      passwordLevel: configuration.password_strong_level,
      isDocumentStrict: configuration.strict_documents,
      countries: site.countries.map(({ code }) => code),
      homeCountry: site.countries[0]?.code ?? 'BR',
      today: today(),
    });
  const register = async () => {
    const challenge = await answerChallenge({ isAsked: configuration.use_recaptcha });
    await sendRegistration({ id, variant, languageId: languageIdOf(locale), answers, ...secret, ...challenge });
    await router.navigate({ to: '/register-success', replace: true });
  };
  return (
    <form
      ref={form}
      className={classes.form}
      aria-label={t('form')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(judge, register);
      }}
    >
      <AnswerFields
        asked={asked}
        answers={answers}
        faults={faults}
        countries={site.countries}
        onAnswer={answer}
        afterEmail={
          <PlainField
            name="emailConfirmation"
            type="email"
            label={t('field.emailConfirmation')}
            value={secret.emailConfirmation}
            onChange={type('emailConfirmation')}
            error={faults['emailConfirmation']}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-required
          />
        }
      />
      <PlainField
        name="password"
        type="password"
        label={t('field.password')}
        hint={t(`password.${configuration.password_strong_level}`)}
        value={secret.password}
        onChange={type('password')}
        error={faults['password']}
        autoComplete="new-password"
        maxLength={256}
        aria-required
      />
      <PasswordStrength password={secret.password} />
      <TermsToRead program={site.name} />
      <Choices legend={t('terms.legend')} error={<FieldFault code={faults['acceptsTerms']} />}>
        <ChoiceRow
          kind="checkbox"
          name="acceptsTerms"
          title={t('terms.accept')}
          isChosen={secret.acceptsTerms}
          onChoose={(acceptsTerms) => {
            setSecret({ ...secret, acceptsTerms });
            forgive('acceptsTerms');
          }}
        />
      </Choices>
      <FormFault code={faults['form']} />
      <Button type="submit" loading={isBusy} fullWidth>
        {t('send')}
      </Button>
    </form>
  );
}
