import { useMutation } from '@tanstack/react-query';
import type { LogInProvider } from '@vitrine/domain/identity';
import { Button } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { askProvider } from './api.ts';
import classes from './providers.module.css';

/** Asks the provider who it is, before the first person has to. */
export function CheckProvider({ provider, name }: { provider: LogInProvider; name: string }) {
  const { t } = useTranslation('identity');
  const { atForm } = useMessages();
  const check = useMutation({ mutationFn: () => askProvider(provider) });
  return (
    <div className={classes.verbs}>
      <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
        {t('providers.check', { provider: name })}
      </Button>
      <p role={check.isError ? 'alert' : 'status'}>
        {check.isError ? atForm(refusalCode(check.error)) : null}
        {check.data ? t('providers.works', { host: check.data.authorizationHost, issuer: check.data.issuer }) : null}
      </p>
    </div>
  );
}
