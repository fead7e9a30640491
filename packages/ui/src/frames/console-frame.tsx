import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../theme/link.tsx';
import { BrandMark } from './brand-mark.tsx';
import { CountBadge } from './count-badge.tsx';
import classes from './console-frame.module.css';
import frame from './frames.module.css';
import type { Brand, NavItem } from './parts.ts';

type ConsoleFrameProps = {
  brand: Brand;
  homeHref: string;
  items: readonly NavItem[];
  footItems?: readonly NavItem[];
  children: ReactNode;
};

/** The console: a narrow rail with a word under each icon, and the work beside it. Dense from 1024 px on. */
export function ConsoleFrame({ brand, homeHref, items, footItems = [], children }: ConsoleFrameProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={classes.console} data-density="console">
      <a className={frame.skip} href="#content">
        {t('skip_to_content')}
      </a>
      <nav className={classes.rail} aria-label={t('main_navigation')}>
        <Link href={homeHref} className={classes.home} aria-label={brand.name}>
          <BrandMark brand={brand} isBare />
        </Link>
        {items.map((item) => (
          <RailItem key={item.key} item={item} />
        ))}
        <span className={classes.gap} />
        {footItems.map((item) => (
          <RailItem key={item.key} item={item} />
        ))}
      </nav>
      <main id="content" tabIndex={-1} className={classes.work}>
        {children}
      </main>
    </div>
  );
}

function RailItem({ item }: { item: NavItem }) {
  return (
    <Link href={item.href} className={classes.item} {...(item.isActive ? { 'aria-current': 'page' } : {})}>
      {item.icon}
      <span>{item.label}</span>
      <CountBadge count={item.badge} className={classes.badge} />
    </Link>
  );
}
