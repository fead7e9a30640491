import type { SecondStep } from '@vitrine/contract/identity';
import { Button, Card, showToast } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCircleCheck } from '../../../shared/icons.ts';
import { CodeField } from '../code-field.tsx';
import { Fault } from '../fault.tsx';
import classes from '../login-page.module.css';
import { usePlainForm } from '../use-plain-form.ts';
import { secondStepCalls } from './api.ts';
import { PasswordForm } from './password-form.tsx';
import { QrCode } from './qr-code.tsx';
import own from './security.module.css';
import { useDay, type OnChanged } from './use-second-step.ts';

type AppCardProps = { since: SecondStep['authenticatorSince']; onChanged: OnChanged };
type Secret = { secret: string; address: string };

/** The authenticator app: password, QR code, first code; and the way to switch it off. */
export function AppCard({ since, onChanged }: AppCardProps) {
  const { t } = useTranslation('identity/second-step');
  const day = useDay();
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<Secret>();
  const close = () => {
    setOpen(false);
    setSecret(undefined);
  };
  const begin = async (password: string) => setSecret(await (await secondStepCalls()).beginApp(password));
  const remove = async (password: string) => {
    onChanged({ secondStep: await (await secondStepCalls()).removeApp(password) });
    close();
    showToast({ text: t('app.removed') });
  };
  const prove = async (code: string) => {
    onChanged(await (await secondStepCalls()).proveApp(code));
    close();
  };
  return (
    <Card className={own.card ?? ''} label={t('app.title')}>
      <h2>{t('app.title')}</h2>
      {since ? (
        <p role="status" className={own.on}>
          <IconCircleCheck size={20} stroke={1.75} aria-hidden /> {t('app.on', { day: day(since) })}
        </p>
      ) : null}
      {secret ? <Proof secret={secret} prove={prove} onCancel={close} /> : null}
      {!secret && isOpen ? (
        <PasswordForm
          action={t(since ? 'app.remove' : 'continue')}
          isDanger={since !== null}
          work={since ? remove : begin}
          onCancel={close}
        />
      ) : null}
      {isOpen ? null : (
        <>
          {since ? null : <p className={own.quiet}>{t('app.hint')}</p>}
          <Button variant={since ? 'default' : 'filled'} onClick={() => setOpen(true)} fullWidth>
            {t(since ? 'app.remove' : 'app.add')}
          </Button>
        </>
      )}
    </Card>
  );
}

function Proof({ secret, prove, onCancel }: { secret: Secret; prove: (code: string) => Promise<void>; onCancel: () => void }) {
  const { t } = useTranslation('identity/second-step');
  const form = usePlainForm({ code: '' });
  const send = form.submit(['code'], ({ code }) => prove(code));
  return (
    <form className={classes.form} onSubmit={(event) => void send(event)} aria-label={t('app.title')} noValidate>
      <p>{t('app.scan')}</p>
      <QrCode text={secret.address} label={t('app.qr')} />
      <details className={own.typed}>
        <summary>{t('app.type')}</summary>
        <code className={own.secret}>{secret.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </details>
      <CodeField {...form.field('code')} label={t('app.first_code')} hint={t('app.first_code_hint')} />
      <Fault form={form} />
      <Button type="submit" loading={form.isBusy} fullWidth>
        {t('app.prove')}
      </Button>
      <Button variant="subtle" disabled={form.isBusy} onClick={onCancel} fullWidth>
        {t('cancel')}
      </Button>
    </form>
  );
}
