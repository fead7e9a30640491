import { Button, LinkButton } from '@vitrine/ui';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toldBy } from '@vitrine/ui/forms';
import { rootFrame } from '../../../shared/frames.tsx';
import { IconLock } from '../../../shared/icons.ts';
import { PlainField } from '../../../shared/plain-field.tsx';
import { CodeField } from '../code-field.tsx';
import { Fault } from '../fault.tsx';
import { useGoOn } from '../go-on.ts';
import classes from '../login-page.module.css';
import { PublicSheet } from '../public-sheet.tsx';
import { usePlainForm } from '../use-plain-form.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { dropTicket, heldTicket } from './ticket.ts';

/** Between the right password and the portal: a code of the app, a recovery code, or a passkey. After a reload the log-in begins anew. */
export function SecondStepPage() {
  const { t } = useTranslation('identity/second-step');
  const [ticket] = useState(heldTicket); // of this visit: dropped when it is used
  if (!ticket) return <Navigate to="/" search={{ login: '1' }} replace />;
  const { authenticator = false, passkey = false } = ticket.can;
  return (
    <PublicSheet title={t('step.title')} hint={t(authenticator ? 'step.hint' : 'step.hint_no_app')}>
      <CodeForm ticket={ticket} hasApp={authenticator} />
      <div className={classes.actions}>
        {passkey ? <PasskeyButton /> : null}
        <LinkButton href="/?login=1" variant="subtle" fullWidth>
          {t('step.back')}
        </LinkButton>
      </div>
    </PublicSheet>
  );
}

type Ticket = NonNullable<ReturnType<typeof heldTicket>>;

function CodeForm({ ticket: { can, ...ticket }, hasApp }: { ticket: Ticket; hasApp: boolean }) {
  const { t } = useTranslation('identity/second-step');
  const goOn = useGoOn();
  const { beginSession } = rootFrame.useRouteContext();
  const [isRecovery, setRecovery] = useState(!hasApp);
  const form = usePlainForm({ code: '' });
  const send = form.submit(['code'], async ({ code }) => {
    try {
      await beginSession({ ...ticket, code });
    } catch (error) {
      throw atCode(error);
    }
    dropTicket();
    await goOn();
  });
  const other = () => {
    form.set('code', '');
    setRecovery(!isRecovery);
  };
  return (
    <form className={classes.form} onSubmit={(event) => void send(event)} aria-label={t('step.title')} noValidate>
      {isRecovery ? (
        <PlainField
          {...form.field('code')}
          key="recovery"
          label={t('step.recovery_code')}
          hint={t('step.recovery_hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          icon={<IconLock size={20} stroke={1.75} aria-hidden />}
          aria-required
        />
      ) : (
        <CodeField {...form.field('code')} key="app" label={t('step.code')} />
      )}
      <Fault form={form} />
      <Button type="submit" loading={form.isBusy} fullWidth>
        {t('step.enter')}
      </Button>
      {hasApp && can['recoveryCode'] ? (
        <Button variant="subtle" onClick={other} fullWidth>
          {t(isRecovery ? 'step.by_app' : 'step.by_recovery')}
        </Button>
      ) : null}
    </form>
  );
}

/** The address of a log-in knows no fields: a wrong code is told where it was typed. */
const atCode = (error: unknown): unknown =>
  toldBy(error).refusal === 'second_step_wrong' ? { refusal: 'second_step_wrong', fields: { code: 'second_step_wrong' } } : error;
