import { useQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { getPersonLearning } from '@vitrine/contract/learning';
import type { EnrolmentState } from '@vitrine/domain/learning';
import { Button, StateChip, type ChipState } from '@vitrine/ui';
import { formatInstant, formatNumber, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceZone } from '../../shared/device/index.ts';
import { PersonCard, PersonRow, PersonRows } from '../../shared/person/index.ts';
import { TestState } from './test-state.tsx';

const shownFirst = 5;
const looks: Record<EnrolmentState, ChipState> = {
  not_started: 'quiet',
  enrolled: 'quiet',
  in_progress: 'learning',
  approved: 'earned',
  reproved: 'refused',
  blocked: 'refused',
  restarted: 'quiet',
  improved: 'earned',
  finished: 'earned',
};

/** What a person learns: courses and trails with how far they are, and their tests with what came of them. */
export function PersonLearningPart({ memberId }: { memberId: string }) {
  const { t, i18n } = useTranslation(['learning', 'learning/enrolments']);
  const locale = matchLocale(i18n.language);
  const learning = useQuery({
    queryKey: ['learning', 'person', memberId],
    queryFn: () => call(getPersonLearning, { params: { memberId } }),
  });
  const { courses = [], trails = [], tests = [] } = learning.data ?? {};
  const percent = (value: number) => `${formatNumber(value, locale)} %`;
  const graded = (grade: number | null) => (grade === null ? '' : t('person.grade', { grade: formatNumber(grade, locale) }));
  const when = ({ enrolledAt, finishedAt }: { enrolledAt: string; finishedAt: string | null }) =>
    finishedAt === null
      ? t('person.since', { at: formatInstant(enrolledAt, deviceZone(), locale) })
      : t('person.done', { at: formatInstant(finishedAt, deviceZone(), locale) });
  const isNothing = courses.length + trails.length === 0;
  return (
    <PersonCard title={t('person.title')} asked={learning} nothing={isNothing ? t('person.nothing') : undefined}>
      <Some
        title={t('person.courses')}
        rows={courses.map((one) => (
          <PersonRow
            key={one.id}
            title={one.title}
            href={`/gradebook/${one.id}`}
            detail={[when(one), graded(one.grade)].filter(Boolean).join(' · ')}
            state={<StateChip state={looks[one.state]}>{t(`learning/enrolments:state.${one.state}`)}</StateChip>}
            end={percent(one.progress)}
          />
        ))}
      />
      <Some
        title={t('person.trails')}
        rows={trails.map((one) => (
          <PersonRow
            key={one.id}
            title={one.title}
            detail={[when(one), graded(one.grade)].filter(Boolean).join(' · ')}
            state={<StateChip state={looks[one.state]}>{t(`learning/enrolments:state.${one.state}`)}</StateChip>}
            end={percent(one.progress)}
          />
        ))}
      />
      <Some
        title={t('person.tests')}
        rows={tests.map((one) => (
          <PersonRow
            key={`${one.course} ${one.id}`}
            title={one.title}
            href={`/tests/${one.id}?open=${memberId}`}
            detail={[one.course, t('person.attempts', { count: one.attempts })].join(' · ')}
            state={<TestState state={one.state} />}
            end={one.bestScore === null ? '–' : formatNumber(one.bestScore, locale)}
          />
        ))}
      />
    </PersonCard>
  );
}

/** The newest of a list; the others when they are asked for. */
function Some({ title, rows }: { title: string; rows: readonly React.ReactNode[] }) {
  const { t } = useTranslation('resource');
  const [isWhole, showWhole] = useState(false);
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <PersonRows label={title}>{isWhole ? rows : rows.slice(0, shownFirst)}</PersonRows>
      {!isWhole && rows.length > shownFirst ? (
        <Button variant="default" size="sm" onClick={() => showWhole(true)}>
          {t('load_more')}
        </Button>
      ) : null}
    </>
  );
}
