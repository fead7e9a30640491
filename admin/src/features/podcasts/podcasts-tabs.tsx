import { useTranslation } from 'react-i18next';
import { RoomTabs } from '../../shared/room-tabs.tsx';

/** Podcasts, their episodes, and the categories that they are put under. */
export function PodcastsTabs() {
  const { t } = useTranslation('podcasts');
  return (
    <RoomTabs
      label={t('title')}
      tabs={[
        { href: '/podcasts', label: t('list.title') },
        { href: '/podcast-episodes', label: t('episodes.title') },
        { href: '/podcast-categories', label: t('categories.title') },
      ]}
    />
  );
}
