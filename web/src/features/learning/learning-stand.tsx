import { Card, Link, ProgressRing } from '@vitrine/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { IconCheck } from '../../shared/icons.ts';
import { coursesQuery } from './api.ts';
import { isDone } from './course-words.tsx';
import classes from './learning-stand.module.css';

/** Where I stand: courses done, under way and waiting. Each number opens its rows. */
export function LearningStand() {
  const { t } = useTranslation('learning');
  const mine = useInfiniteQuery(coursesQuery({ show: 'mine' }, 100)).data?.pages[0]?.items ?? [];
  const done = (useInfiniteQuery(coursesQuery({ show: 'done' }, 100)).data?.pages[0]?.items ?? []).length;
  const underWay = mine.filter(({ state }) => !isDone(state)).length;
  const all = done + underWay;
  return (
    <Card label={t('stand.label')} className={classes.card ?? ''}>
      <div className={classes.top}>
        <Link href="/online-courses?show=done" className={classes.hero ?? ''}>
          <span className={classes.lead}>{t('stand.done')}</span>
          <span className={classes.number}>{done}</span>
        </Link>
        <ProgressRing value={all === 0 ? 0 : done / all} label={t('stand.ring')} size={64} width={7}>
          <IconCheck size={24} stroke={2} aria-hidden />
        </ProgressRing>
      </div>
      <Link href="/online-courses?show=mine" className={classes.row ?? ''}>
        <span>{t('stand.under_way')}</span>
        <b>{underWay}</b>
      </Link>
    </Card>
  );
}
