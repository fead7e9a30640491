import type { PlayerPage } from '@vitrine/contract/learning';
import { Dock, LinkButton } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrowLeft, IconArrowRight, IconCloudCheck, IconCloudUp } from '../../shared/icons.ts';
import { courseHref, playerHref } from './course-place.ts';
import classes from './player-page.module.css';
import { useWaitingReports } from './reports.ts';

/** Previous and next of the player, under one line that says how far this activity is and whether that is saved. */
export function PlayerDock({ page, note }: { page: PlayerPage; note: ReactNode }) {
  const { t } = useTranslation('learning');
  const isSaved = useWaitingReports() === 0;
  const { courseId, activity, menu } = page;
  const next = menu.find(({ hierarchy_order: place }) => place === page.next);
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  const said = (
    <>
      {isSaved ? <IconCloudCheck {...icon} /> : <IconCloudUp {...icon} />}
      <span>{note}</span>
      <span className="visually-hidden">{t(isSaved ? 'saved' : 'not_saved_yet')}</span>
    </>
  );
  const isReady = activity.state === 'completed';
  return (
    <Dock note={said}>
      {page.previous === null ? null : (
        <LinkButton
          variant="default"
          href={playerHref(courseId, page.previous)}
          aria-label={t('previous')}
          className={classes.previous ?? ''}
        >
          <IconArrowLeft {...icon} />
        </LinkButton>
      )}
      {next && !next.isLocked ? (
        <LinkButton
          variant={isReady ? 'filled' : 'light'}
          href={playerHref(courseId, next.hierarchy_order)}
          rightSection={<IconArrowRight {...icon} />}
        >
          {t('next', { title: next.title })}
        </LinkButton>
      ) : (
        <LinkButton variant={isReady ? 'filled' : 'light'} href={courseHref(courseId)}>
          {t('to_course')}
        </LinkButton>
      )}
    </Dock>
  );
}
