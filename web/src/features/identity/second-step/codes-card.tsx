import { Button, Card } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondStepCalls } from './api.ts';
import { PasswordForm } from './password-form.tsx';
import own from './security.module.css';
import type { OnChanged } from './use-second-step.ts';

/** How many recovery codes are left, and ten new ones in their place. */
export function CodesCard({ left, onChanged }: { left: number; onChanged: OnChanged }) {
  const { t } = useTranslation('identity/second-step');
  const [isOpen, setOpen] = useState(false);
  const renew = async (password: string) => {
    onChanged(await (await secondStepCalls()).renewCodes(password));
    setOpen(false);
  };
  return (
    <Card className={own.card ?? ''} label={t('codes.title')}>
      <h2>{t('codes.title')}</h2>
      <p className={own.quiet}>{t('codes.left', { count: left })}</p>
      {isOpen ? (
        <PasswordForm action={t('codes.renew')} work={renew} onCancel={() => setOpen(false)}>
          <p>{t('codes.renew_hint')}</p>
        </PasswordForm>
      ) : (
        <Button variant="default" onClick={() => setOpen(true)} fullWidth>
          {t('codes.renew')}
        </Button>
      )}
    </Card>
  );
}
