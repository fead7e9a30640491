import type { PlayerPage } from '@vitrine/contract/learning';
import { kindFacts } from '@vitrine/domain/activities';
import { IconButton } from '@vitrine/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isVisiting } from '../../shared/device/visit.ts';
import { IconChevronDown, IconMenu2 } from '../../shared/icons.ts';
import { courseHref } from './course-place.ts';
import { LazyDownloadWay } from './downloads/lazy.ts';
import { LazyNotesWay } from './notes/lazy.ts';
import classes from './player-page.module.css';

const PlayerMenu = lazy(() => import('./player-menu.tsx').then((chunk) => ({ default: chunk.PlayerMenu })));

/** Where in the course this is, the way back to it, and the menu of activities unless the course hides it (CRS-04). */
export function PlayerTop({ page }: { page: PlayerPage }) {
  const { t } = useTranslation('learning');
  const [isOpen, setOpen] = useState(false);
  const { menu, activity, courseId } = page;
  return (
    <header className={classes.top}>
      <IconButton label={t('back_to_course')} href={courseHref(courseId)}>
        <IconChevronDown size={24} stroke={1.75} aria-hidden className={classes.down} />
      </IconButton>
      <p>{t('place_of', { place: activity.hierarchy_order, count: page.count ?? menu.length })}</p>
      {kindFacts[activity.kind].isDownloadable || ('keep' in page.content && page.content.keep) ? (
        <Suspense fallback={<span className={classes.way} />}>
          <LazyDownloadWay page={page} />
        </Suspense>
      ) : null}
      {isVisiting() ? null : (
        <Suspense fallback={<span className={classes.way} />}>
          <LazyNotesWay page={page} />
        </Suspense>
      )}
      {page.block_activities_menu ? null : (
        <IconButton label={t('menu')} onClick={() => setOpen(true)}>
          <IconMenu2 size={24} stroke={1.75} aria-hidden />
        </IconButton>
      )}
      {isOpen ? (
        <Suspense>
          <PlayerMenu page={page} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </header>
  );
}
