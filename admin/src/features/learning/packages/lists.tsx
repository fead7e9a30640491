import { call } from '@vitrine/client';
import { listPackageResults, listPackages, PackageResultRow, PackageToFollow } from '@vitrine/contract/learning';
import type { ProgressState } from '@vitrine/domain/learning';
import { Link, StateChip, type ChipState } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { described, resource } from '../../../shared/resource/index.ts';

const Nothing = z.object({});

export const packages = resource<PackageToFollow, Record<string, never>>({
  room: 'learning',
  name: 'packages',
  row: described(PackageToFollow, {
    title: { column: 'shown' },
    course: { column: 'shown' },
    people: { column: 'shown' },
    completed: { column: 'shown' },
  }),
  form: Nothing,
  drawn: Nothing,
  titleOf: ({ title }) => title,
  list: (ask) => call(listPackages, { query: listPackages.query.parse(ask) }),
  cells: { course: ({ course, courseId }) => <Link href={`/courses/${courseId}`}>{course}</Link> },
});

/** How people stand in one package. */
export const packageResultsOf = (activityId: string) =>
  resource<PackageResultRow, Record<string, never>>({
    room: 'learning',
    name: 'package_results',
    row: described(PackageResultRow, {
      fullName: { column: 'shown' },
      state: { column: 'shown' },
      percent: { column: 'shown' },
      grade: { column: 'shown' },
      lastAt: { column: 'shown' },
    }),
    form: Nothing,
    drawn: Nothing,
    titleOf: ({ fullName }) => fullName,
    list: (ask) => call(listPackageResults, { params: { activityId }, query: listPackageResults.query.parse(ask) }),
    cells: {
      state: ({ state }) => <ProgressChip state={state} />,
      percent: ({ percent }) => `${percent}%`,
      grade: ({ grade }) => (grade === null ? '–' : `${grade}%`),
    },
  });

const chips: Record<ProgressState, ChipState> = { not_started: 'quiet', in_progress: 'learning', completed: 'earned' };

function ProgressChip({ state }: { state: ProgressState }) {
  const { t } = useTranslation('learning');
  return <StateChip state={chips[state]}>{t(`progress_states.${state}`)}</StateChip>;
}
