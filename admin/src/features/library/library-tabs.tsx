import { useTranslation } from 'react-i18next';
import { RoomTabs } from '../../shared/room-tabs.tsx';

/** Files in their folders, and the categories that they are put under. */
export function LibraryTabs() {
  const { t } = useTranslation('library');
  return (
    <RoomTabs
      label={t('title')}
      tabs={[
        { href: '/library', label: t('title') },
        { href: '/library-categories', label: t('categories.title') },
        { href: '/library-bin', label: t('bin.title') },
      ]}
    />
  );
}
