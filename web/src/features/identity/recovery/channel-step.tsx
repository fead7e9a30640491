import { Button } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerChallenge } from '../challenge/answer-challenge.ts';
import { Fault } from '../fault.tsx';
import classes from '../login-page.module.css';
import { useSite } from '../public-sheet.tsx';
import { usePlainForm } from '../use-plain-form.ts';
import { askForCode, type Facts } from './api.ts';

type ChannelStepProps = { facts: Facts; phone: string; onSent: (cooldownSeconds: number) => void };

/** SMS or WhatsApp, to the phone whose last digits are shown. */
export function ChannelStep({ facts, phone, onSent }: ChannelStepProps) {
  const { t } = useTranslation('identity/recovery');
  const isAsked = useSite().login_configuration.use_recaptcha;
  const form = usePlainForm({});
  const [channel, setChannel] = useState<'sms' | 'whatsapp'>('sms');
  const sendBy = (chosen: 'sms' | 'whatsapp') => {
    setChannel(chosen);
    const send = form.submit([], async () => {
      const { cooldown_seconds } = await askForCode({ ...facts, channel: chosen, ...(await answerChallenge({ isAsked })) });
      onSent(cooldown_seconds);
    });
    void send({ preventDefault: () => undefined });
  };
  return (
    <div className={classes.form}>
      <p>
        {t('code.to')} <strong>{phone}</strong>
      </p>
      <Fault form={form} />
      <Button loading={form.isBusy && channel === 'sms'} disabled={form.isBusy} onClick={() => sendBy('sms')} fullWidth>
        {t('code.sms')}
      </Button>
      <Button
        variant="light"
        loading={form.isBusy && channel === 'whatsapp'}
        disabled={form.isBusy}
        onClick={() => sendBy('whatsapp')}
        fullWidth
      >
        {t('code.whatsapp')}
      </Button>
    </div>
  );
}
