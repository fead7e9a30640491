import type { NavItem, PrimaryAction } from '@vitrine/ui';
import { matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useMe } from '../features/identity/index.ts';
import { rootFrame, type RouterContext } from '../shared/frames.tsx';
import { IconCamera, IconHome, IconUser } from '../shared/icons.ts';

const sign = { size: 24, stroke: 1.75, 'aria-hidden': true } as const;

/** The places of the learner app, as the rooms name them, those only whose module the client has (CLI-03). */
export function useNavigation(pathname: string): NavItem[] {
  const { t, i18n } = useTranslation('app');
  const { client } = useMe();
  const { placesOfRooms }: RouterContext = rootFrame.useRouteContext();
  const has = (flag: string) => Object.entries(client).some(([name, value]) => name === flag && value === true);
  const item = (key: string, at: { href: string; also?: RegExp | undefined; label: string }, icon: NavItem['icon']): NavItem => ({
    key,
    label: at.label,
    icon,
    href: at.href,
    isActive: pathname === at.href || (at.also?.test(pathname) ?? false),
  });
  const locale = matchLocale(i18n.language);
  return [
    item('home', { href: '/home', label: t('nav.home') }, <IconHome {...sign} />),
    ...placesOfRooms()
      .filter(({ needs, needsScore }) => (needs === undefined || has(needs)) && (!needsScore || client.group_training_use_score))
      .map(({ key, href, also, label, Icon, inRail }) => ({
        ...item(key, { href, also, label: label[locale] }, <Icon {...sign} />),
        ...(inRail === true || (inRail && has(inRail)) ? { where: 'rail' as const } : {}),
      })),
    { ...item('me', { href: ownHref(client), label: t('nav.me') }, <IconUser {...sign} />), where: 'bar' },
  ];
}

/** The person's own screen; where the client has no profiles, that of their account alone. */
export const ownHref = ({ has_profile }: { has_profile: boolean }) => (has_profile ? '/profile' : '/account');

/** What a seller does most: on the phone in the middle of the bar, on a desktop on top of the rail. */
export function usePrimaryAction(): PrimaryAction | undefined {
  const { t } = useTranslation('app');
  const { client } = useMe();
  if (!client.has_insert_sales) return undefined;
  return { label: t('nav.report'), shortLabel: t('nav.report_bar'), icon: <IconCamera {...sign} />, href: '/insert-sales' };
}
