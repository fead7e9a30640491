import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { useTranslation } from 'react-i18next';
import { WrittenText } from '../../../../shared/fields/index.ts';
import type { Editing } from '../editing.ts';

/** The text, in each language. */
export function PresentialEventEditor({ value, onChange, errorAt }: Editing<ActivityDraftOf<'presential_event'>>) {
  const { t } = useTranslation(['catalog/kinds/presential-event', 'catalog']);
  return (
    <WrittenText
      label={t('text')}
      value={value.text}
      onChange={(text) => onChange((before) => ({ ...before, text }))}
      limit={4_000}
      rows={8}
      error={errorAt('text')}
    />
  );
}
