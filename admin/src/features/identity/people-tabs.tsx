import { useTranslation } from 'react-i18next';
import { RoomTabs } from '../../shared/room-tabs.tsx';

const lists = [
  { href: '/people', key: 'people' },
  { href: '/registrations', key: 'registrations' },
  { href: '/groups', key: 'groups' },
  { href: '/group-labels', key: 'group_labels' },
  { href: '/areas', key: 'areas' },
  { href: '/tags', key: 'tags' },
  { href: '/roles', key: 'roles' },
] as const;

/** Everybody of the client, those who registered themselves, and what people are put under. */
export function PeopleTabs() {
  const { t } = useTranslation('identity');
  return <RoomTabs label={t('tabs')} tabs={lists.map(({ href, key }) => ({ href, label: t(`${key}.title`) }))} />;
}
