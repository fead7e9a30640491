import type { PlayerPage } from '@vitrine/contract/learning';
import type { Pace } from '@vitrine/domain/games';
import { Button, Empty, LinkButton } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { courseHref } from '../course-place.ts';
import classes from './games.module.css';
import type { RunActions } from './use-run.ts';

/** Another device goes on with this run; one tap brings it here. */
export function GameElsewhere({ page, start, pace }: { page: PlayerPage; start: RunActions['start']; pace: Pace }) {
  const { t } = useTranslation(['learning/games', 'learning']);
  return (
    <div className={classes.elsewhere}>
      <h1 className="visually-hidden">{page.activity.title}</h1>
      <Empty title={t('elsewhere')} hint={t('elsewhere_hint')} />
      <Button loading={start.isPending} onClick={() => start.mutate({ pace })}>
        {t('take_over')}
      </Button>
      <LinkButton variant="subtle" href={courseHref(page.courseId)}>
        {t('to_course')}
      </LinkButton>
    </div>
  );
}
