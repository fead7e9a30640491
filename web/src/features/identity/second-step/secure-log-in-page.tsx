import { Button } from '@vitrine/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GateFrame } from '../gates/gate-frame.tsx';
import { meQuery } from '../api.ts';
import { useGoOn } from '../go-on.ts';
import { SecurityMethods } from './security-methods.tsx';

/** The gate of those whose role needs a second step: the same cards, and then on to where they were going. */
export function SecureLogInPage() {
  const { t } = useTranslation('identity/second-step');
  return (
    <GateFrame title={t('gate.title')} hint={t('gate.hint')}>
      <SecurityMethods>{({ isSecured }) => (isSecured ? <GoOn /> : null)}</SecurityMethods>
    </GateFrame>
  );
}

function GoOn() {
  const { t } = useTranslation('identity/second-step');
  const queries = useQueryClient();
  const goOn = useGoOn();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await queries.query({ ...meQuery, staleTime: 0 }).catch(() => undefined); // who they are tells that the gate is open
    await goOn();
    setBusy(false);
  };
  return (
    <Button loading={isBusy} onClick={() => void press()} fullWidth>
      {t('gate.go_on')}
    </Button>
  );
}
