import type { ActivityRow, CourseCard } from '@vitrine/contract/learning';
import type { EnrolmentState } from '@vitrine/domain/learning';
import { StateChip } from '@vitrine/ui';
import type { ChipState } from '@vitrine/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { IconLock } from '../../shared/icons.ts';
import type { useKindName } from './kinds/use-kind-name.ts';

type NameOfKind = ReturnType<typeof useKindName>;

/** Each state of CRS-03 with its colour; the word says it, the colour only helps. */
const chips: Record<EnrolmentState, ChipState | null> = {
  not_started: null,
  enrolled: 'quiet',
  in_progress: 'learning',
  approved: 'earned',
  reproved: 'refused',
  blocked: 'refused',
  restarted: 'quiet',
  improved: 'earned',
  finished: 'earned',
};

/** How a member stands in a course, in a word; nothing before they began. */
export function CourseState({ state }: { state: EnrolmentState }) {
  const { t } = useTranslation('learning');
  const chip = chips[state];
  if (chip === null) return null;
  const icon = state === 'blocked' ? { icon: <IconLock size={16} stroke={1.75} aria-hidden /> } : {};
  return (
    <StateChip state={chip} {...icon}>
      {t(`states.${state}`)}
    </StateChip>
  );
}

/** True once the course is behind the person. */
export const isDone = (state: EnrolmentState): boolean => state === 'approved' || state === 'finished' || state === 'improved';

/** Minutes as people say them: 14 min, 2 h, 1 h 30. */
export function durationOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
}

/** Where a person is, or how much there is: "Vídeo 3 de 5", "5 atividades · 14 min". */
export function metaOf(course: CourseCard, t: TFunction<'learning'>, nameOf: NameOfKind): string {
  const isUnderWay = course.state === 'in_progress' || course.state === 'enrolled';
  if (course.next && isUnderWay) return placeOf(course.activities, course.next, { t, nameOf });
  return `${t('activities', { count: course.activities })} · ${durationOf(course.workloadMinutes)}`;
}

/** "Vídeo 3 de 5". */
export function placeOf(
  count: number,
  next: Pick<ActivityRow, 'kind' | 'hierarchy_order'>,
  { t, nameOf }: { t: TFunction<'learning'>; nameOf: NameOfKind },
): string {
  return t('place', { kind: nameOf(next.kind).alone, place: next.hierarchy_order, count });
}

export { playerHref } from './course-place.ts';
