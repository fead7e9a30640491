import type { LogInProvider } from '@vitrine/domain/identity';
import { Button } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveFor, onShownAgain } from '../../../shared/device/leave-for.ts';
import { FormFault } from '../../../shared/field-fault.tsx';
import { outsideCalls } from './api.ts';
import classes from './outside-buttons.module.css';
import { ProviderIcon } from './provider-icon.tsx';

/** Log-in by an account that the person has anyway (LOG-04): one button for each that the site offers. */
export function OutsideButtons({ providers }: { providers: readonly LogInProvider[] }) {
  const { t } = useTranslation('identity/outside');
  const [leaving, setLeaving] = useState<LogInProvider>();
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => onShownAgain(() => setLeaving(undefined)), []);
  const go = async (provider: LogInProvider) => {
    setLeaving(provider); // and so it stays until the page is gone
    setRefusal(undefined);
    try {
      leaveFor((await (await outsideCalls()).beginLogIn(provider)).url);
    } catch (error) {
      setRefusal(refusalCode(error));
      setLeaving(undefined);
    }
  };
  return (
    <div className={classes.ways}>
      <span className={classes.or}>{t('or')}</span>
      <FormFault code={refusal} />
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="default"
          fullWidth
          leftSection={<ProviderIcon provider={provider} />}
          loading={leaving === provider}
          disabled={leaving !== undefined}
          onClick={() => void go(provider)}
        >
          {t(provider)}
        </Button>
      ))}
    </div>
  );
}
