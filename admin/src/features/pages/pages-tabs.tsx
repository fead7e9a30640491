import { useTranslation } from 'react-i18next';
import { RoomTabs } from '../../shared/room-tabs.tsx';

/** Pages, and the banners that lead to them. */
export function PagesTabs() {
  const { t } = useTranslation('pages');
  return (
    <RoomTabs
      label={t('title')}
      tabs={[
        { href: '/pages', label: t('pages.title') },
        { href: '/banners', label: t('banners.title') },
      ]}
    />
  );
}
