import type { Site } from '@vitrine/contract/tenancy';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IconLogin2 } from '../../../shared/icons.ts';
import { Way } from '../../../shared/ways.tsx';

/** The way from the profile to one's accounts from outside; where the site offers none, there is none. The page brought the configuration. */
export function OutsideMethods() {
  const { t } = useTranslation('identity/outside');
  const sites = useQueryClient().getQueriesData<Site>({ queryKey: ['tenancy', 'site'] });
  const isOffered = sites.some(([, site]) => {
    const configuration = site?.login_configuration;
    return configuration !== undefined && (configuration.show_azure_login_btn || configuration.social_auth.length > 0);
  });
  if (!isOffered) return null;
  return (
    <Way href="/profile/logins" icon={IconLogin2}>
      {t('way')}
    </Way>
  );
}
