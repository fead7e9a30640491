import { useTranslation } from 'react-i18next';
import { RoomTabs } from '../../shared/room-tabs.tsx';

/** Who was there, which courses are under the authority, and how the client is known to it. */
export function SenceTabs() {
  const { t } = useTranslation('sence');
  return (
    <RoomTabs
      label="SENCE"
      tabs={[
        { href: '/sence', label: t('attendance.title') },
        { href: '/sence-courses', label: t('courses.title') },
        { href: '/sence-settings', label: t('settings.title') },
      ]}
    />
  );
}
