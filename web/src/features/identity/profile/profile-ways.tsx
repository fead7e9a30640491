import { LinkButton } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconBuildingStore, IconDeviceMobileCheck, IconLock, IconUser } from '../../../shared/icons.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** The ways to what a person keeps about themselves. */
export function ProfileWays() {
  const { t } = useTranslation('identity/profile');
  return (
    <>
      <LinkButton href="/profile/data" variant="default" leftSection={<IconUser {...icon} />}>
        {t('ways.data')}
      </LinkButton>
      <LinkButton href="/profile/addresses" variant="default" leftSection={<IconBuildingStore {...icon} />}>
        {t('ways.addresses')}
      </LinkButton>
      <LinkButton href="/profile/devices" variant="default" leftSection={<IconDeviceMobileCheck {...icon} />}>
        {t('ways.devices')}
      </LinkButton>
      <LinkButton href="/profile/security" variant="default" leftSection={<IconLock {...icon} />}>
        {t('ways.security')}
      </LinkButton>
    </>
  );
}
