import { Card, Link, ProgressRing } from '@vitrine/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCheck } from '../../shared/icons.ts';
import { countsQuery } from './api.ts';
import classes from './learning-stand.module.css';

/** Where I stand: courses done and under way. Each number opens its rows; until they are known, and where they cannot be, none is shown. */
export function LearningStand() {
  const { t } = useTranslation('learning');
  const counts = useDeferredValue(useQuery(countsQuery).data); // what came is drawn in slices
  const all = counts ? counts.done + counts.underWay : 0;
  return (
    <Card label={t('stand.label')} className={classes.card ?? ''}>
      <div className={classes.top}>
        <Link href="/online-courses?progress=done" className={classes.hero ?? ''}>
          <span className={classes.lead}>{t('stand.done')}</span>
          <span className={classes.number}>{counts?.done}</span>
        </Link>
        <ProgressRing value={counts && all > 0 ? counts.done / all : 0} label={t('stand.ring')} size={64} width={7}>
          <IconCheck size={24} stroke={2} aria-hidden />
        </ProgressRing>
      </div>
      <Link href="/online-courses?progress=in_progress" className={classes.row ?? ''}>
        <span>{t('stand.under_way')}</span>
        <b>{counts?.underWay}</b>
      </Link>
    </Card>
  );
}
