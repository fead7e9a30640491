import type { ContactChecks } from '@vitrine/contract/identity';
import { Button } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconCheck } from '../../../shared/icons.ts';
import { FormFault } from '../../../shared/field-fault.tsx';
import { CodeField } from '../code-field.tsx';
import { Countdown } from '../countdown.tsx';
import { Fault } from '../fault.tsx';
import classes from '../login-page.module.css';
import { askForPhoneCode, confirmPhoneBy } from './api.ts';
import { useContactAct } from './use-contact-act.ts';

/** The phone, by a code (LOG-16). The cooldown is the server's, so a reload finds it where it was. */
export function PhoneCheck({ phone }: { phone: ContactChecks['phone'] }) {
  const { t } = useTranslation('identity/recovery');
  const { form, act, now } = useContactAct();
  if (!phone.masked) return <p>{t('contact.no_phone')}</p>;
  if (phone.isVerified)
    return (
      <p role="status">
        <IconCheck size={20} stroke={1.75} aria-hidden /> {t('contact.phone_verified', { phone: phone.masked })}
      </p>
    );
  const confirm = act(['code'], ({ code }) => confirmPhoneBy(code));
  return (
    <form className={classes.form} onSubmit={(event) => void confirm(event)} aria-label={t('contact.phone')} noValidate>
      <p>{t(phone.cooldown ? 'code.sent' : 'contact.phone_hint', { phone: phone.masked })}</p>
      {phone.delivery === 'failed' ? <FormFault code="code_not_sent" /> : null}
      {phone.cooldown ? (
        <>
          <CodeField {...form.field('code')} label={t('code.code')} />
          <Fault form={form} />
          <Button type="submit" loading={form.isBusy} fullWidth>
            {t('code.confirm')}
          </Button>
          <Countdown seconds={phone.cooldown.left} label={t('code.again')} onPress={() => now(() => askForPhoneCode('sms'))} />
        </>
      ) : (
        <>
          <Fault form={form} />
          <Button loading={form.isBusy} onClick={() => now(() => askForPhoneCode('sms'))} fullWidth>
            {t('code.sms')}
          </Button>
          <Button variant="light" disabled={form.isBusy} onClick={() => now(() => askForPhoneCode('whatsapp'))} fullWidth>
            {t('code.whatsapp')}
          </Button>
        </>
      )}
    </form>
  );
}
