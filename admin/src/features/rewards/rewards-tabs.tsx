import { useTranslation } from 'react-i18next';
import { RoomTabs } from '../../shared/room-tabs.tsx';

/** Rewards, and the catalogs that they stand on. */
export function RewardsTabs() {
  const { t } = useTranslation('rewards');
  return (
    <RoomTabs
      label={t('tabs')}
      tabs={[
        { href: '/rewards', label: t('rewards.title') },
        { href: '/reward-categories', label: t('categories.title') },
        { href: '/reward-departments', label: t('departments.title') },
      ]}
    />
  );
}
