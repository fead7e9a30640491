import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LogInProvider } from '@vitrine/domain/identity';
import { Button, Dialog, showToast } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../shared/dialog-foot.tsx';
import { dropProvider, providersQuery } from './api.ts';
import classes from './providers.module.css';

/** Forgets a registration, after saying what that means. */
export function RemoveProvider({ provider, name }: { provider: LogInProvider; name: string }) {
  const { t } = useTranslation('identity');
  const queries = useQueryClient();
  const [isAsked, ask] = useState(false);
  const remove = useMutation({
    mutationFn: () => dropProvider(provider),
    onSuccess: async () => {
      showToast({ text: t('providers.removed') });
      ask(false);
      await queries.invalidateQueries({ queryKey: providersQuery.queryKey });
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => ask(true)}>
        {t('providers.remove', { provider: name })}
      </Button>
      <Dialog isOpen={isAsked} onClose={() => ask(false)} title={t('providers.remove_title', { provider: name })}>
        <p className={classes.consequence}>{t('providers.remove_means')}</p>
        <DialogFoot
          onClose={() => ask(false)}
          error={remove.error}
          color="refused"
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {t('providers.remove', { provider: name })}
        </DialogFoot>
      </Dialog>
    </>
  );
}
