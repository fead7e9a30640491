import { useTranslation } from 'react-i18next';
import { RoomTabs } from '../../shared/room-tabs.tsx';

/** News, and the categories that they are put under. */
export function NewsTabs() {
  const { t } = useTranslation('news');
  return (
    <RoomTabs
      label={t('news.title')}
      tabs={[
        { href: '/news', label: t('news.title') },
        { href: '/news-categories', label: t('categories.title') },
      ]}
    />
  );
}
