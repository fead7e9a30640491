import type { PlayerPage } from '@vitrine/contract/learning';
import { Dock, LinkButton, ProgressBar } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconArrowLeft, IconArrowRight, IconCloudCheck, IconCloudUp, IconPlayerSkipForward } from '../../shared/icons.ts';
import { courseHref, playerHref } from './course-place.ts';
import classes from './player-page.module.css';
import { useWaitingReports } from './reports.ts';

type PlayerDockProps = {
  page: PlayerPage;
  note: ReactNode;
  /** How far the activity is, as the edge on which the dock stands: they never part, whatever moves above. */
  edge?: { value: number; label: string; isDone: boolean };
  /** What comes before the next activity: its button takes that one's place. */
  instead?: ReactNode;
};

/** Previous and next of the player, under one line that says how far this activity is and whether that is saved. */
export function PlayerDock({ page, note, edge, instead }: PlayerDockProps) {
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
  const isSmall = instead !== undefined;
  return (
    <div className={classes.foot}>
      {edge ? (
        <div className={classes.edge}>
          <ProgressBar value={edge.value} label={edge.label} tone={edge.isDone ? 'done' : 'learning'} />
        </div>
      ) : null}
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
            variant={isReady ? 'filled' : isSmall ? 'default' : 'light'}
            href={playerHref(courseId, next.hierarchy_order)}
            {...(isSmall
              ? { 'aria-label': t('next', { title: next.title }), className: classes.previous ?? '' }
              : { rightSection: <IconArrowRight {...icon} /> })}
          >
            {isSmall ? <IconPlayerSkipForward {...icon} /> : t('next', { title: next.title })}
          </LinkButton>
        ) : isSmall ? null : (
          <LinkButton variant={isReady ? 'filled' : 'light'} href={courseHref(courseId)}>
            {t('to_course')}
          </LinkButton>
        )}
        {instead}
      </Dock>
    </div>
  );
}
