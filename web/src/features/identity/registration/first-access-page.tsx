import { Button, LinkButton } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../../shared/field-fault.tsx';
import classes from '../login-page.module.css';
import { NameForm } from '../name-form.tsx';
import { PublicSheet, useSite } from '../public-sheet.tsx';
import { CodeSteps } from '../recovery/code-steps.tsx';
import { askForFirstAccess } from './api.ts';
import { CodeForm } from './code-form.tsx';

const ways = ['email', 'code', 'phone'] as const;
type Way = (typeof ways)[number];

/**
 * Somebody whom an administrator entered finds their account (LOG-09): the link to a first password goes to their e-mail; who has none proves who they are by a code
 * that was handed to them, or by one to their phone.
 */
export function FirstAccessPage() {
  const { t } = useTranslation('identity/registration');
  const [way, setWay] = useState<Way>('email');
  const [isSent, setSent] = useState(false);
  const { user_pre_register: isOpen } = useSite().login_configuration;
  return (
    <PublicSheet title={t('first.title')} hint={isSent && way === 'email' ? undefined : t(`first.hint.${way}`)}>
      {isOpen ? <Door way={way} isSent={isSent} onSent={() => setSent(true)} /> : <FormFault code="registration_closed" />}
      <div className={classes.actions}>
        {isOpen
          ? ways
              .filter((other) => other !== way)
              .map((other) => (
                <Button key={other} variant="default" fullWidth onClick={() => setWay(other)}>
                  {t(`first.by.${other}`)}
                </Button>
              ))
          : null}
        <LinkButton href="/" variant="subtle" fullWidth>
          {t('back')}
        </LinkButton>
      </div>
    </PublicSheet>
  );
}

function Door({ way, isSent, onSent }: { way: Way; isSent: boolean; onSent: () => void }) {
  const { t } = useTranslation('identity/registration');
  if (way === 'code') return <CodeForm />;
  if (way === 'phone') return <CodeSteps />;
  if (isSent)
    return (
      <div className={classes.told} role="status">
        <p>{t('first.sent')}</p>
        <p>{t('first.not_there')}</p>
      </div>
    );
  return (
    <NameForm
      words={{ form: t('first.title'), send: t('first.send') }}
      label={{ withDocument: t('first.login_or_document'), plain: t('first.login') }}
      send={askForFirstAccess}
      onSent={onSent}
    />
  );
}
