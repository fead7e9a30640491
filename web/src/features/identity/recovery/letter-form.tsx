import { Button } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconUser } from '../../../shared/icons.ts';
import { PlainField } from '../../../shared/plain-field.tsx';
import { answerChallenge } from '../challenge/answer-challenge.ts';
import { Fault } from '../fault.tsx';
import classes from '../login-page.module.css';
import { useSite } from '../public-sheet.tsx';
import { usePlainForm } from '../use-plain-form.ts';
import { askForLetter } from './api.ts';

/** Name, e-mail or document; the answer is one whether the account is there or not (decision D64). */
export function LetterForm({ login }: { login: string }) {
  const { t } = useTranslation('identity/recovery');
  const { use_recaptcha: isAsked, accept_document: takesDocument } = useSite().login_configuration;
  const form = usePlainForm({ login });
  const [isSent, setSent] = useState(false);
  if (isSent)
    return (
      <div className={classes.told} role="status">
        <p>{t('letter.sent')}</p>
        <p>{t('letter.not_there')}</p>
        <Button variant="light" onClick={() => setSent(false)}>
          {t('letter.again')}
        </Button>
      </div>
    );
  const send = form.submit(['login'], async (typed) => {
    await askForLetter({ ...typed, ...(await answerChallenge({ isAsked })) });
    setSent(true);
  });
  return (
    <form className={classes.form} onSubmit={(event) => void send(event)} aria-label={t('letter.form')} noValidate>
      <PlainField
        {...form.field('login')}
        label={t(takesDocument ? 'letter.login_or_document' : 'letter.login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        icon={<IconUser size={20} stroke={1.75} aria-hidden />}
        aria-required
      />
      <Fault form={form} />
      <Button type="submit" loading={form.isBusy} fullWidth>
        {t('letter.send')}
      </Button>
    </form>
  );
}
