import type { DueTraining } from '@vitrine/contract/learning';
import { useQuery } from '@tanstack/react-query';
import { Card, Link, SectionHeading } from '@vitrine/ui';
import { formatDay } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconChevronRight } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { dueQuery } from './api.ts';
import classes from './due-list.module.css';

/** Courses and trails with their day, the nearest first (EXP-01). */
export function DueList() {
  const { t } = useTranslation('learning');
  const due = useQuery(dueQuery).data?.items ?? [];
  if (due.length === 0) return null;
  return (
    <section aria-label={t('due.title')}>
      <SectionHeading title={t('due.title')} />
      <Card className={classes.list ?? ''}>
        {due.map((training) => (
          <Row key={training.id} training={training} />
        ))}
      </Card>
    </section>
  );
}

function Row({ training: { subject, id, title, dueOn, daysLeft, progress } }: { training: DueTraining }) {
  const { t } = useTranslation('learning');
  const locale = useLocale();
  const left = daysLeft < 0 ? t('due.over') : daysLeft === 0 ? t('due.today') : t('due.days_left', { count: daysLeft });
  return (
    <Link href={subject === 'course' ? `/online-courses/${id}` : `/trails/${id}`} className={classes.row ?? ''}>
      <time dateTime={dueOn}>{formatDay(dueOn, locale)}</time>
      <span>
        <b>{title}</b>
        <small>
          {t(`due.${subject}`)} · <span data-late={daysLeft < 2 || undefined}>{left}</span>
          {progress > 0 ? ` · ${progress}%` : ''}
        </small>
      </span>
      <IconChevronRight size={20} stroke={1.75} aria-hidden />
    </Link>
  );
}
