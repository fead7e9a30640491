import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { useTranslation } from 'react-i18next';
import type { Editing } from '../editing.ts';
import { EmbeddedFields } from '../video/embedded-fields.tsx';

/** The film's address at YouTube, and what counts as watched. */
export function YoutubeEditor({ onChange, ...editing }: Editing<ActivityDraftOf<'youtube'>>) {
  const { t } = useTranslation(['catalog/kinds/youtube', 'catalog']);
  const change = (part: Partial<ActivityDraftOf<'youtube'>>) => onChange((before) => ({ ...before, ...part }));
  return <EmbeddedFields {...editing} onChange={change} label={t('address')} hint={t('address_hint')} />;
}
