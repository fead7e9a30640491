import { useTranslation } from 'react-i18next';
import { IconBuildingStore, IconDeviceMobileCheck, IconLock, IconUser } from '../../../shared/icons.ts';
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
