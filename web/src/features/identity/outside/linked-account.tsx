import type { OutsideAccounts } from '@vitrine/contract/identity';
import { Button, showToast } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../../shared/field-fault.tsx';
import classes from '../login-page.module.css';
import { linkOutcomeKey, outsideAccountsQuery, outsideCalls } from './api.ts';

type LinkedAccountProps = { account: OutsideAccounts['items'][number]; isOffered: boolean };

/** An account that opens this person's, and the way to end that. */
export function LinkedAccount({ account: { provider, label }, isOffered }: LinkedAccountProps) {
  const { t } = useTranslation('identity/outside');
  const queries = useQueryClient();
  const unlink = useMutation({
    mutationFn: async () => (await outsideCalls()).unlink(provider),
    onSuccess: (left) => {
      queries.removeQueries({ queryKey: linkOutcomeKey });
      queries.setQueryData(outsideAccountsQuery.queryKey, left);
      showToast({ text: t('unlinked') });
    },
  });
  return (
    <div className={classes.form}>
      <p>{label ? t('linked', { label }) : t('linked_bare')}</p>
      {isOffered ? null : <p className={classes.hint}>{t('off')}</p>}
      <FormFault code={unlink.isError ? refusalCode(unlink.error) : undefined} />
      <Button variant="default" fullWidth loading={unlink.isPending} onClick={() => unlink.mutate()}>
        {t('unlink', { provider: t(`names.${provider}`) })}
      </Button>
    </div>
  );
}
