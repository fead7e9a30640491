import type { PlayerPage } from '@vitrine/contract/learning';
import { IconButton } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pane } from '../../shared/ask.tsx';
import { IconChevronDown, IconMenu2 } from '../../shared/icons.ts';
import { ActivityList } from './activity-list.tsx';
import classes from './player-page.module.css';

/** Where in the course this is, the way back to it, and the menu of activities unless the course hides it (CRS-04). */
export function PlayerTop({ page }: { page: PlayerPage }) {
  const { t } = useTranslation('learning');
  const [isOpen, setOpen] = useState(false);
  const { menu, activity, courseId } = page;
  return (
    <header className={classes.top}>
      <IconButton label={t('back_to_course')} href={`/online-courses/${courseId}`}>
        <IconChevronDown size={24} stroke={1.75} aria-hidden className={classes.down} />
      </IconButton>
      <p>{t('place_of', { place: activity.hierarchy_order, count: menu.length })}</p>
      {page.block_activities_menu ? null : (
        <IconButton label={t('menu')} onClick={() => setOpen(true)}>
          <IconMenu2 size={24} stroke={1.75} aria-hidden />
        </IconButton>
      )}
      <Pane isOpen={isOpen} onClose={() => setOpen(false)} title={page.courseTitle}>
        <ActivityList
          course={{ id: courseId, activitiesMenu: menu, next: null, can: { enrol: false, open: true } }}
          current={activity.hierarchy_order}
        />
      </Pane>
    </header>
  );
}
