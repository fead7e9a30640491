import type { OutsideAccounts } from '@vitrine/contract/identity';
import type { LogInProvider } from '@vitrine/domain/identity';
import { Card, Failed, Loading } from '@vitrine/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../../shared/field-fault.tsx';
import { IconCheck } from '../../../shared/icons.ts';
import { PageTitle } from '../../../shared/page-title.tsx';
import classes from '../login-page.module.css';
import { linkOutcomeKey, outsideAccountsQuery, type LinkOutcome } from './api.ts';
import { LinkForm } from './link-form.tsx';
import { LinkedAccount } from './linked-account.tsx';

/** Which accounts at Google and Microsoft open this person's (LOG-04). */
export function LoginsPage() {
  const { t } = useTranslation('identity/outside');
  const accounts = useQuery(outsideAccountsQuery);
  const outcome = useQueryClient().getQueryData<LinkOutcome>(linkOutcomeKey);
  return (
    <>
      <PageTitle title={t('title')} />
      <p className={classes.hint}>{t('hint')}</p>
      {outcome?.refusal ? <FormFault code={outcome.refusal} /> : null}
      {outcome && !outcome.refusal ? (
        <p role="status">
          <IconCheck size={20} stroke={1.75} aria-hidden /> {t('just_linked')}
        </p>
      ) : null}
      {accounts.isPending ? <Loading shape="form" rows={2} /> : null}
      {accounts.isError ? <Failed error={accounts.error} onRetry={() => void accounts.refetch()} /> : null}
      {accounts.isSuccess ? <Accounts accounts={accounts.data} /> : null}
    </>
  );
}

function Accounts({ accounts: { items, offered } }: { accounts: OutsideAccounts }) {
  const { t } = useTranslation('identity/outside');
  const shown = (['google', 'azure'] as const).filter((name) => offered.includes(name) || items.some(({ provider }) => provider === name));
  if (shown.length === 0) return <p>{t('none')}</p>;
  return (
    <div className={classes.form}>
      {shown.map((provider) => (
        <Card key={provider} label={t(`names.${provider}`)}>
          <h2>{t(`names.${provider}`)}</h2>
          <Account provider={provider} account={items.find((item) => item.provider === provider)} isOffered={offered.includes(provider)} />
        </Card>
      ))}
    </div>
  );
}

type AccountProps = { provider: LogInProvider; account: OutsideAccounts['items'][number] | undefined; isOffered: boolean };

const Account = ({ provider, account, isOffered }: AccountProps) =>
  account ? <LinkedAccount account={account} isOffered={isOffered} /> : <LinkForm provider={provider} />;
