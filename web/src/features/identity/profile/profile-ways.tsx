import { useTranslation } from 'react-i18next';
import { IconBuildingStore, IconDeviceMobileCheck, IconDownload, IconLock, IconTrash, IconUser } from '../../../shared/icons.ts';
import { Way } from '../../../shared/ways.tsx';

/** The ways to what a person tells about themselves. */
export function AccountWays() {
  const { t } = useTranslation('identity/profile');
  return (
    <>
      <Way href="/profile/data" icon={IconUser}>
        {t('ways.data')}
      </Way>
      <Way href="/profile/addresses" icon={IconBuildingStore}>
        {t('ways.addresses')}
      </Way>
    </>
  );
}

/** The ways to who may open the account, and from where. */
export function SafetyWays() {
  const { t } = useTranslation('identity/profile');
  return (
    <>
      <Way href="/profile/security" icon={IconLock}>
        {t('ways.security')}
      </Way>
      <Way href="/profile/devices" icon={IconDeviceMobileCheck}>
        {t('ways.devices')}
      </Way>
    </>
  );
}

/** The ways of a person with all that is held about them. */
export function PrivacyWays() {
  const { t } = useTranslation('identity/profile');
  return (
    <>
      <Way href="/profile/copy" icon={IconDownload}>
        {t('ways.copy')}
      </Way>
      <Way href="/profile/leave" icon={IconTrash}>
        {t('ways.leave')}
      </Way>
    </>
  );
}
