import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { useTranslation } from 'react-i18next';
import type { Editing } from '../editing.ts';
import { EmbeddedFields } from '../video/embedded-fields.tsx';

/** The film's address at Vimeo, and what counts as watched. */
export function VimeoEditor({ onChange, ...editing }: Editing<ActivityDraftOf<'vimeo'>>) {
  const { t } = useTranslation(['catalog/kinds/vimeo', 'catalog']);
  const change = (part: Partial<ActivityDraftOf<'vimeo'>>) => onChange((before) => ({ ...before, ...part }));
  return <EmbeddedFields {...editing} onChange={change} label={t('address')} hint={t('address_hint')} />;
}
