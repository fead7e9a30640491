import type { NavItem, PrimaryAction } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useMe } from '../features/identity/index.ts';
import { IconBook, IconCamera, IconCertificate, IconFlame, IconGift, IconHome, IconReceipt, IconTag, IconUser } from '../shared/icons.ts';

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
          {
            ...item('certificates', { href: '/certificates', label: t('nav.certificates_bar') }, <IconCertificate {...sign} />),
            ...(client.has_reward_store ? { where: 'rail' as const } : {}), // the bar has room for one of the two
          },
        ]
      : []),
    ...(client.has_reward_store
      ? [
          item(
            'rewards',
            { href: '/reward-store', also: /^\/(reward-store|orders)(\/|$)/, label: t('nav.rewards') },
            <IconGift {...sign} />,
          ),
        ]
      : []),
    ...(client.has_campaigns
      ? [{ ...item('points', { href: '/my-points', label: t('nav.points') }, <IconTag {...sign} />), where: 'rail' as const }]
      : []),
    ...(client.has_campaigns
      ? [
          {
            ...item('campaigns', { href: '/campaigns', also: /^\/campaigns\//, label: t('nav.campaigns') }, <IconFlame {...sign} />),
            where: 'rail' as const,
          },
        ]
      : []),
    ...(client.has_insert_sales
      ? [
          {
            ...item('sales', { href: '/sales', also: /^\/sales\//, label: t('nav.sales') }, <IconReceipt {...sign} />),
            where: 'rail' as const,
          },
        ]
      : []),
    { ...item('me', { href: '/profile', label: t('nav.me') }, <IconUser {...sign} />), where: 'bar' },
  ];
}

/** What a seller does most: on the phone in the middle of the bar, at a desk on top of the rail. */
export function usePrimaryAction(): PrimaryAction | undefined {
  const { t } = useTranslation('app');
  const { client } = useMe();
  if (!client.has_insert_sales) return undefined;
  return { label: t('nav.report'), shortLabel: t('nav.report_bar'), icon: <IconCamera {...sign} />, href: '/insert-sales' };
}
