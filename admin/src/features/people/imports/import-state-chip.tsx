import { isImportRunning, type ImportState } from '@vitrine/domain/people/import';
import { StateChip } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';

/** How an import stands, in a word. */
export function ImportStateChip({ state }: { state: ImportState }) {
  const { t } = useTranslation('people');
  const tone = state === 'failed' ? 'refused' : state === 'applied' ? 'earned' : isImportRunning(state) ? 'learning' : 'quiet';
  return <StateChip state={tone}>{t(`imports.state.${state}`)}</StateChip>;
}
