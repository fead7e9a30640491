import type { NavItem } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useMe } from '../features/identity/index.ts';
import { IconBook, IconCertificate, IconHome, IconUser } from '../shared/icons.ts';

const sign = { size: 24, stroke: 1.75, 'aria-hidden': true } as const;

/** The places of the learner app, those only whose module the client has (CLI-03). Bar labels are one word in every language. */
export function useNavigation(pathname: string): NavItem[] {
  const { t } = useTranslation('app');
  const { client } = useMe();
  const item = (key: string, at: { href: string; also?: RegExp; label: string }, icon: NavItem['icon']): NavItem => ({
    key,
    label: at.label,
    icon,
    href: at.href,
    isActive: pathname === at.href || (at.also?.test(pathname) ?? false),
  });
  return [
    item('home', { href: '/home', label: t('nav.home') }, <IconHome {...sign} />),
    ...(client.has_online_courses
      ? [
          item('learn', { href: '/online-courses', also: /^\/(online-)?courses\//, label: t('nav.learn') }, <IconBook {...sign} />),
          item('certificates', { href: '/certificates', label: t('nav.certificates_bar') }, <IconCertificate {...sign} />),
        ]
      : []),
    { ...item('me', { href: '/profile', label: t('nav.me') }, <IconUser {...sign} />), where: 'bar' },
  ];
}
