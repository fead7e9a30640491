import type { TestState } from '@vitrine/domain/assessment';
import { StateChip, type ChipState } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconLock } from '../../../../shared/icons.ts';

const chips: Record<TestState, ChipState> = {
  not_started: 'quiet',
  in_progress: 'learning',
  awaiting_grade: 'audit',
  approved: 'earned',
  reproved: 'refused',
  blocked: 'refused',
  restarted: 'quiet',
  improved: 'earned',
  finished: 'earned',
};

/** How the member stands in the test, in a word (TST-03). */
export function TestStateChip({ state }: { state: TestState }) {
  const { t } = useTranslation(['learning/kinds/conventional-test', 'learning']);
  const icon = state === 'blocked' ? { icon: <IconLock size={16} stroke={1.75} aria-hidden /> } : {};
  return (
    <StateChip state={chips[state]} {...icon}>
      {t(`states.${state}`)}
    </StateChip>
  );
}
