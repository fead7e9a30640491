import type { SecondStep } from '@vitrine/contract/identity';
import { Button, Card } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainField } from '../../../shared/plain-field.tsx';
import { secondStepCalls } from './api.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { PasswordForm } from './password-form.tsx';
import own from './security.module.css';
import type { OnChanged } from './use-second-step.ts';

type PasskeysCardProps = { passkeys: SecondStep['passkeys']; onChanged: OnChanged };

/** Passkeys: those that there are, and the way to one more on this device. */
export function PasskeysCard({ passkeys, onChanged }: PasskeysCardProps) {
  const { t } = useTranslation('identity/second-step');
  const [isOpen, setOpen] = useState(false);
  const [label, setLabel] = useState('');
  const canMake = 'PublicKeyCredential' in window;
  const add = async (password: string) => {
    const { makePasskey, PasskeyCancelled } = await import('./use-passkey.ts');
    try {
      const made = await makePasskey(password);
      onChanged(await (await secondStepCalls()).keepPasskey({ label: label.trim() || t('passkeys.unnamed'), made }));
    } catch (error) {
      if (!(error instanceof PasskeyCancelled)) throw error;
    }
    setOpen(false);
    setLabel('');
  };
  return (
    <Card className={own.card ?? ''} label={t('passkeys.title')}>
      <h2>{t('passkeys.title')}</h2>
      <p className={own.quiet}>{t('passkeys.hint')}</p>
      {passkeys.length > 0 ? (
        <ul className={own.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onChanged={onChanged} />
          ))}
        </ul>
      ) : null}
      {canMake ? null : <p className={own.quiet}>{t('passkeys.not_here')}</p>}
      {isOpen ? (
        <PasswordForm action={t('passkeys.make')} work={add} onCancel={() => setOpen(false)}>
          <PlainField
            name="label"
            label={t('passkeys.label')}
            hint={t('passkeys.label_hint')}
            value={label}
            onChange={(event) => setLabel(event.currentTarget.value)}
            autoComplete="off"
            maxLength={60}
          />
        </PasswordForm>
      ) : (
        <Button variant="default" disabled={!canMake} onClick={() => setOpen(true)} fullWidth>
          {t('passkeys.add')}
        </Button>
      )}
    </Card>
  );
}
