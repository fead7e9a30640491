import { Button } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { GateFrame } from './gate-frame.tsx';
import classes from './gate.module.css';
import { usePassGate } from './use-pass-gate.ts';

/** The terms of use, before anything else is used (SES-18). */
export function TermsPage() {
  const { t } = useTranslation('identity');
  return (
    <GateFrame title={t('gate.terms.title')} hint={t('gate.terms.hint')}>
      <div className={classes.text}>
        <p>{t('gate.terms.text.one')}</p>
        <p>{t('gate.terms.text.two')}</p>
        <p>{t('gate.terms.text.three')}</p>
      </div>
      <Accept gate="terms" label={t('gate.terms.accept')} />
    </GateFrame>
  );
}

/** What this portal keeps on the device (SES-18, EXP-04). */
export function CookiesPage() {
  const { t } = useTranslation('identity');
  return (
    <GateFrame title={t('gate.cookies.title')} hint={t('gate.cookies.hint')}>
      <div className={classes.text}>
        <p>{t('gate.cookies.session')}</p>
        <p>{t('gate.cookies.device')}</p>
      </div>
      <Accept gate="cookies" label={t('gate.cookies.accept')} />
    </GateFrame>
  );
}

function Accept({ gate, label }: { gate: 'terms' | 'cookies'; label: string }) {
  const pass = usePassGate(gate);
  const { atForm } = useMessages();
  return (
    <div className={classes.actions}>
      {pass.isError ? <p role="alert">{atForm(refusalCode(pass.error))}</p> : null}
      <Button onClick={() => pass.mutate()} loading={pass.isPending} fullWidth>
        {label}
      </Button>
    </div>
  );
}
