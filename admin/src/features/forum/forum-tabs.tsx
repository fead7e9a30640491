import { useTranslation } from 'react-i18next';
import { RoomTabs } from '../../shared/room-tabs.tsx';

/** The three lists of the forum in the console. */
export function ForumTabs() {
  const { t } = useTranslation('forum');
  const tabs = [
    { href: '/forum', label: t('tab.reports') },
    { href: '/forum/boards', label: t('tab.boards') },
    { href: '/forum/mutes', label: t('tab.mutes') },
  ];
  return <RoomTabs label={t('tabs')} tabs={tabs} />;
}
