import { useRouterState } from '@tanstack/react-router';
import { Link } from '@vitrine/ui';
import classes from './room-tabs.module.css';

type RoomTabsProps = { label: string; tabs: readonly { href: string; label: string }[] };

/** The lists of one room, side by side above the one that is shown. */
export function RoomTabs({ label, tabs }: RoomTabsProps) {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          className={classes.tab}
          {...(pathname === tab.href ? { 'aria-current': 'page' as const } : {})}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
