import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/page-title.tsx';
import { SecurityMethods } from './security-methods.tsx';

/** How a member secures their own log-in. */
export function SecurityPage() {
  const { t } = useTranslation('identity/second-step');
  return (
    <>
      <PageTitle title={t('title')} hint={t('hint')} backHref="/profile" />
      <SecurityMethods />
    </>
  );
}
