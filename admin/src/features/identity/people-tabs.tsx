import { useTranslation } from 'react-i18next';
import { RoomTabs } from '../../shared/room-tabs.tsx';

const lists = ['people', 'registrations'] as const;

/** Everybody of the client, and those who registered themselves. */
export function PeopleTabs() {
  const { t } = useTranslation('identity');
  return <RoomTabs label={t('tabs')} tabs={lists.map((list) => ({ href: `/${list}`, label: t(`${list}.title`) }))} />;
}
