import type { TestState as State } from '@vitrine/domain/assessment';
import { StateChip, type ChipState } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';

const chips: Record<State, ChipState> = {
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

/** How somebody stands in a test, in a word (TST-03). */
export function TestState({ state }: { state: State }) {
  const { t } = useTranslation('learning');
  return <StateChip state={chips[state]}>{t(`states.${state}`)}</StateChip>;
}
