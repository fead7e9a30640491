import { Card, Failed, Loading } from '@vitrine/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/page-title.tsx';
import classes from '../login-page.module.css';
import { ContactForms } from '../profile/contact-forms.tsx';
import { contactChecksQuery } from './api.ts';
import { EmailCheck } from './email-check.tsx';
import { PhoneCheck } from './phone-check.tsx';

/** Whether a member's e-mail and phone are verified, and how they become so (LOG-16, LOG-18). */
export function ContactPage() {
  const { t } = useTranslation('identity/recovery');
  const checks = useQuery(contactChecksQuery);
  return (
    <>
      <PageTitle title={t('contact.title')} backHref="/profile" />
      {checks.isPending ? <Loading shape="form" rows={2} /> : null}
      {checks.isError ? <Failed error={checks.error} onRetry={() => void checks.refetch()} /> : null}
      {checks.isSuccess ? (
        <div className={classes.form}>
          <Card label={t('contact.phone')}>
            <h2>{t('contact.phone')}</h2>
            <PhoneCheck phone={checks.data.phone} />
          </Card>
          <Card label={t('contact.email')}>
            <h2>{t('contact.email')}</h2>
            <EmailCheck email={checks.data.email} />
          </Card>
          <ContactForms />
        </div>
      ) : null}
    </>
  );
}
