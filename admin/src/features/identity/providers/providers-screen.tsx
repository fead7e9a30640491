import { useQuery } from '@tanstack/react-query';
import { ConsolePanes, Failed, Loading, PageHeading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { providersQuery } from './api.ts';
import { ProviderCard } from './provider-card.tsx';
import classes from './providers.module.css';

/** How this site is registered at Google and Microsoft, so that people come in by their accounts there (LOG-04). */
export function ProvidersScreen() {
  const { t } = useTranslation('identity');
  const opened = useQuery(providersQuery);
  if (opened.isPending) return <Loading shape="form" rows={6} />;
  if (opened.isError) return <Failed error={opened.error} onRetry={() => void opened.refetch()} />;
  return (
    <ConsolePanes
      header={<PageHeading title={t('providers.title')} backHref="/login-configuration" hint={t('providers.lead')} />}
      detail={
        <div className={classes.cards}>
          {opened.data.items.map((item) => (
            <ProviderCard key={`${item.provider} ${item.version}`} item={item} />
          ))}
        </div>
      }
    />
  );
}
