import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../avatar.tsx';
import { Link } from '../theme/link.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { BrandMark } from './brand-mark.tsx';
import classes from './frames.module.css';
import type { Brand, NavItem, Person, PrimaryAction } from './parts.ts';
import { Rail } from './rail.tsx';

type LearnerFrameProps = {
  brand: Brand;
  items: readonly NavItem[];
  primaryAction?: PrimaryAction;
  person?: Person;
  topActions?: ReactNode; // icon buttons beside the person: notices, search
  banner?: ReactNode; // offline, expiring points
  hasTop?: boolean; // phones: logo and person; off where the screen brings its own heading
  hasBar?: boolean; // off on screens of a task, which bring a Dock
  children: ReactNode;
};

/** The learner's frame: bar on phones and tablets, rail on a desktop. Both are in the page, CSS shows one, so nothing jumps. */
export function LearnerFrame(props: LearnerFrameProps) {
  const { brand, items, primaryAction, person, topActions, banner, hasTop = true, hasBar = true, children } = props;
  const { t } = useTranslation('ui');
  return (
    <div className={classes.learner}>
      <a className={classes.skip} href="#content">
        {t('skip_to_content')}
      </a>
      <Rail brand={brand} items={items.filter((item) => item.where !== 'bar')} action={primaryAction} person={person} />
      <div className={classes.column}>
        {hasTop ? (
          <header className={classes.top}>
            <BrandMark brand={brand} />
            <span className={classes.topActions}>
              {topActions}
              {person ? (
                <Link href={person.href} className={classes.me}>
                  <Avatar name={person.name} photoUrl={person.photoUrl ?? null} />
                  <span className="visually-hidden">{person.label}</span>
                </Link>
              ) : null}
            </span>
          </header>
        ) : null}
        {banner ? <div className={classes.banner}>{banner}</div> : null}
        <main id="content" tabIndex={-1} className={classes.main} data-bar={hasBar || undefined}>
          {children}
        </main>
      </div>
      {hasBar ? <BottomBar items={items.filter((item) => item.where !== 'rail')} action={primaryAction} /> : null}
    </div>
  );
}
