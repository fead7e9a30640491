import type { Overview } from '@vitrine/contract/reports';
import { Link, ProgressBar } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { FigureCard } from './figure-card.tsx';
import classes from './overview.module.css';

/** How far people are in their courses, and in those that have the most of them. */
export function ProgressCard({ progress: { percent, enrolled, courses } }: { progress: Overview['progress'] }) {
  const { t } = useTranslation('reports');
  return (
    <FigureCard title={t('progress.title')} all={{ href: '/courses', label: t('progress.all') }}>
      <p className={classes.figure}>
        <strong>{t('progress.percent', { percent })}</strong>
        {enrolled > 0 ? <span>{t('progress.hint', { count: enrolled })}</span> : null}
      </p>
      {enrolled === 0 ? <p className={classes.quiet}>{t('progress.none')}</p> : null}
      <ul className={classes.courses}>
        {courses.map((course) => (
          <li key={course.id}>
            <p>
              <Link href={`/gradebook/${course.id}`}>{course.title}</Link>
              <b>{t('progress.percent', { percent: course.percent })}</b>
            </p>
            <ProgressBar value={course.percent / 100} label={course.title} />
          </li>
        ))}
      </ul>
    </FigureCard>
  );
}
