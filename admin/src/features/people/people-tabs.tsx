import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import { RoomTabs } from '../../shared/room-tabs.tsx';

const lists = [
  { href: '/people', key: 'people' },
  { href: '/registrations', key: 'registrations' },
  { href: '/people-imports', key: 'people_imports' },
  { href: '/people-bulk', key: 'people_bulk' },
  { href: '/groups', key: 'groups' },
  { href: '/group-labels', key: 'group_labels' },
  { href: '/areas', key: 'areas' },
  { href: '/tags', key: 'tags' },
  { href: '/roles', key: 'roles' },
  { href: '/custom-roles', key: 'custom_roles' },
] as const;

const written: readonly string[] = ['/people-imports', '/people-bulk'];

/** Everybody of the client, those who registered themselves, and what people are put under. */
export function PeopleTabs() {
  const { t } = useTranslation('people');
  const mayWrite = useMay('people.write');
  const shown = lists.filter(({ href }) => mayWrite || !written.includes(href));
  return <RoomTabs label={t('tabs')} tabs={shown.map(({ href, key }) => ({ href, label: t(`${key}.title`) }))} />;
}
