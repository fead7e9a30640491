import type { SecondStep } from '@vitrine/contract/identity';
import { Button, IconButton, showToast } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconPencil, IconTrash } from '../../../shared/icons.ts';
import { PlainField } from '../../../shared/plain-field.tsx';
import { Fault } from '../fault.tsx';
import classes from '../login-page.module.css';
import { usePlainForm } from '../use-plain-form.ts';
import { secondStepCalls } from './api.ts';
import { PasswordForm } from './password-form.tsx';
import own from './security.module.css';
import { useDay, type OnChanged } from './use-second-step.ts';

type PasskeyRowProps = { passkey: SecondStep['passkeys'][number]; onChanged: OnChanged };

/** One passkey: its name, when it was used, another name, and the way to take it away. */
export function PasskeyRow({ passkey: { id, label, addedAt, lastUsedAt }, onChanged }: PasskeyRowProps) {
  const { t } = useTranslation('identity/second-step');
  const day = useDay();
  const [open, setOpen] = useState<'name' | 'removal'>();
  const close = () => setOpen(undefined);
  const remove = async (password: string) => {
    onChanged({ secondStep: await (await secondStepCalls()).takePasskeyAway(id, password) });
    showToast({ text: t('passkeys.removed') });
  };
  return (
    <li className={own.row}>
      <div className={own.what}>
        <strong>{label}</strong>
        <span className={own.quiet}>
          {lastUsedAt ? t('passkeys.used', { day: day(lastUsedAt) }) : t('passkeys.added', { day: day(addedAt) })}
        </span>
      </div>
      <IconButton label={t('passkeys.rename_of', { label })} onClick={() => setOpen('name')}>
        <IconPencil size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton label={t('passkeys.remove_of', { label })} onClick={() => setOpen('removal')}>
        <IconTrash size={20} stroke={1.75} aria-hidden />
      </IconButton>
      {open === 'name' ? <NameForm id={id} label={label} onChanged={onChanged} onDone={close} /> : null}
      {open === 'removal' ? (
        <div className={own.under}>
          <PasswordForm action={t('passkeys.remove')} isDanger work={remove} onCancel={close} />
        </div>
      ) : null}
    </li>
  );
}

type NameFormProps = { id: string; label: string; onChanged: OnChanged; onDone: () => void };

function NameForm({ id, label, onChanged, onDone }: NameFormProps) {
  const { t } = useTranslation('identity/second-step');
  const form = usePlainForm({ label });
  const send = form.submit(['label'], async (typed) => {
    onChanged({ secondStep: await (await secondStepCalls()).namePasskey(id, typed.label) });
    onDone();
  });
  return (
    <form className={`${classes.form} ${own.under}`} onSubmit={(event) => void send(event)} aria-label={t('passkeys.rename')} noValidate>
      <PlainField {...form.field('label')} label={t('passkeys.label')} autoComplete="off" maxLength={60} aria-required />
      <Fault form={form} />
      <Button type="submit" loading={form.isBusy} fullWidth>
        {t('passkeys.save')}
      </Button>
      <Button variant="subtle" onClick={onDone} fullWidth>
        {t('cancel')}
      </Button>
    </form>
  );
}
