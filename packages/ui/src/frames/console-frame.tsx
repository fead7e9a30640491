import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconDots } from '../icons.ts';
import { Link } from '../theme/link.tsx';
import { BrandMark } from './brand-mark.tsx';
import classes from './console-frame.module.css';
import { ConsoleSheet } from './console-sheet.tsx';
import { CountBadge } from './count-badge.tsx';
import frame from './frames.module.css';
import type { Brand, ClientHere, NavItem } from './parts.ts';

type ConsoleFrameProps = {
  brand: Brand;
  homeHref: string;
  items: readonly NavItem[];
  footItems?: readonly NavItem[];
  client?: ClientHere;
  children: ReactNode;
};

/** A phone's bar has room for so many places beside the way to all of them. */
const inBar = 4;

/** The console: a narrow rail with a word under each icon, and the work beside it. Dense from 1024 px on. A phone has the first places in a bar, all of them in a sheet. */
export function ConsoleFrame({ brand, homeHref, items, footItems = [], client, children }: ConsoleFrameProps) {
  const { t } = useTranslation('ui');
  const [isOpen, setOpen] = useState(false);
  const all = [...items, ...footItems];
  const first = items.slice(0, inBar);
  const active = all.find(({ isActive }) => isActive);
  // The place that one is in is always in sight.
  const shown = new Set((active === undefined || first.includes(active) ? first : [...first.slice(0, -1), active]).map(({ key }) => key));
  const drawn = (item: NavItem) => <RailItem key={item.key} item={item} isBeyond={!shown.has(item.key)} />;
  return (
    <div className={classes.console} data-density="console">
      <a className={frame.skip} href="#content">
        {t('skip_to_content')}
      </a>
      <nav className={classes.rail} aria-label={t('main_navigation')}>
        <Link href={homeHref} className={classes.home} aria-label={brand.name}>
          <BrandMark brand={brand} isBare />
        </Link>
        {client ? <ClientName {...client} /> : null}
        {items.map(drawn)}
        <span className={classes.gap} />
        {footItems.map(drawn)}
        <button
          type="button"
          className={`${classes.item} ${classes.more}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <IconDots stroke={1.75} aria-hidden />
          <span>{t('more_places')}</span>
        </button>
      </nav>
      <main id="content" tabIndex={-1} className={classes.work}>
        {children}
      </main>
      <ConsoleSheet isOpen={isOpen} onClose={() => setOpen(false)} items={all} client={client} />
    </div>
  );
}

/** Whose console it is; for those who work in several, the way to another. */
function ClientName({ name, change }: ClientHere) {
  if (!change) return <span className={classes.client}>{name}</span>;
  return (
    <button type="button" className={classes.client} title={change.label} onClick={change.onOpen}>
      {name}
      <span className="visually-hidden">, {change.label}</span>
    </button>
  );
}

function RailItem({ item, isBeyond }: { item: NavItem; isBeyond: boolean }) {
  return (
    <Link
      href={item.href}
      className={`${classes.item} ${isBeyond ? classes.beyond : ''}`}
      {...(item.isActive ? { 'aria-current': 'page' } : {})}
    >
      {item.icon}
      <span>{item.label}</span>
      <CountBadge count={item.badge} className={classes.badge} />
    </Link>
  );
}
