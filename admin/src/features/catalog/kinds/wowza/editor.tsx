import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { useTranslation } from 'react-i18next';
import type { Editing } from '../editing.ts';
import { EmbeddedFields } from '../video/embedded-fields.tsx';

/** The film's path on the streaming server, and what counts as watched. */
export function WowzaEditor({ onChange, ...editing }: Editing<ActivityDraftOf<'wowza'>>) {
  const { t } = useTranslation(['catalog/kinds/wowza', 'catalog']);
  const change = (part: Partial<ActivityDraftOf<'wowza'>>) => onChange((before) => ({ ...before, ...part }));
  return <EmbeddedFields {...editing} type="text" onChange={change} label={t('address')} hint={t('address_hint')} />;
}
