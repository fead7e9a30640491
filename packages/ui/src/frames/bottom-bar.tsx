import { useTranslation } from 'react-i18next';
import { Link } from '../theme/link.tsx';
import { CountBadge } from './count-badge.tsx';
import classes from './bottom-bar.module.css';
import type { NavItem, PrimaryAction } from './parts.ts';

/** The phone's bar: two places, the camera in the middle, two places. Labels are one word in every language. */
export function BottomBar({ items, action }: { items: readonly NavItem[]; action?: PrimaryAction | undefined }) {
  const { t } = useTranslation('ui');
  const half = Math.ceil(items.length / 2);
  return (
    <nav className={classes.bar} aria-label={t('main_navigation')}>
      {items.slice(0, half).map((item) => (
        <BarItem key={item.key} item={item} />
      ))}
      {action ? (
        <Link href={action.href} className={classes.action} aria-label={action.label}>
          <span className={classes.disc}>{action.icon}</span>
          <span>{action.shortLabel}</span>
        </Link>
      ) : null}
      {items.slice(half).map((item) => (
        <BarItem key={item.key} item={item} />
      ))}
    </nav>
  );
}

function BarItem({ item }: { item: NavItem }) {
  return (
    <Link href={item.href} className={classes.item} {...(item.isActive ? { 'aria-current': 'page' } : {})}>
      <span className={classes.pill}>
        {item.icon}
        <CountBadge count={item.badge} className={classes.dot} isDot />
      </span>
      <span>{item.label}</span>
    </Link>
  );
}
