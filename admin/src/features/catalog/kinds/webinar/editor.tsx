import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { useTranslation } from 'react-i18next';
import { WrittenText } from '../../../../shared/fields/index.ts';
import type { Editing } from '../editing.ts';

/** The text, in each language. */
export function WebinarEditor({ value, onChange, errorAt }: Editing<ActivityDraftOf<'webinar'>>) {
  const { t } = useTranslation(['catalog/kinds/webinar', 'catalog']);
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
