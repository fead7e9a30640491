import { Card, Failed, Loading } from '@vitrine/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { profileQuery } from './api.ts';
import { EmailForm } from './email-form.tsx';
import { PhonesForm } from './phones-form.tsx';
import classes from './profile.module.css';

/** Phones and e-mail, as they are changed; whether they are verified stands above them. */
export function ContactForms() {
  const { t } = useTranslation('identity/profile');
  const profile = useQuery(profileQuery);
  if (profile.isPending) return <Loading shape="form" rows={5} />;
  if (!profile.data) return <Failed error={profile.error} onRetry={() => void profile.refetch()} />;
  return (
    <div className={classes.form}>
      <Card label={t('phones.title')} className={classes.item ?? ''}>
        <h2>{t('phones.title')}</h2>
        <PhonesForm profile={profile.data} />
      </Card>
      <Card label={t('email.title')} className={classes.item ?? ''}>
        <h2>{t('email.title')}</h2>
        <EmailForm profile={profile.data} />
      </Card>
    </div>
  );
}
