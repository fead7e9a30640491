import { useTranslation } from 'react-i18next';
import { Avatar } from '../avatar.tsx';
import { IconChevronRight } from '../icons.ts';
import { LinkButton } from '../kit/button.tsx';
import { Link } from '../theme/link.tsx';
import { BrandMark } from './brand-mark.tsx';
import { CountBadge } from './count-badge.tsx';
import type { Brand, NavItem, Person, PrimaryAction } from './parts.ts';
import classes from './rail.module.css';

type RailProps = { brand: Brand; items: readonly NavItem[]; action?: PrimaryAction | undefined; person?: Person | undefined };

/** The side bar of a desktop: the action on top, places in rows, the person at the foot. */
export function Rail({ brand, items, action, person }: RailProps) {
  const { t } = useTranslation('ui');
  return (
    <aside className={classes.rail} aria-label={t('navigation')}>
      <div className={classes.brand}>
        <BrandMark brand={brand} />
      </div>
      {action ? (
        <LinkButton href={action.href} leftSection={action.icon} fullWidth className={classes.action ?? ''}>
          {action.label}
        </LinkButton>
      ) : null}
      <nav aria-label={t('main_navigation')} className={classes.items}>
        {items.map((item) => (
          <Link key={item.key} href={item.href} className={classes.item} {...(item.isActive ? { 'aria-current': 'page' } : {})}>
            {item.icon}
            <span>{item.label}</span>
            {item.detail ? <span className={classes.detail}>{item.detail}</span> : null}
            <CountBadge count={item.badge} className={classes.badge} />
          </Link>
        ))}
      </nav>
      {person ? (
        <Link href={person.href} className={classes.person}>
          <Avatar name={person.name} photoUrl={person.photoUrl ?? null} />
          <span className={classes.who}>
            <b>{person.name}</b>
            {person.detail ? <small>{person.detail}</small> : null}
          </span>
          <IconChevronRight size={18} stroke={1.75} aria-hidden />
        </Link>
      ) : null}
    </aside>
  );
}
