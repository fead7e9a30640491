import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RemoveThing } from '../../../shared/resource/index.ts';
import { siteListsQuery } from '../api.ts';
import { removals, type Removable } from './lists.ts';

type RemoveButtonProps = { of: Removable; id: string; name: string; path: string };

/** Removes what nothing uses; it says what becomes of the people in it before it is done. */
export function RemoveButton({ of, id, name, path }: RemoveButtonProps) {
  const { t } = useTranslation('people', { keyPrefix: 'remove' });
  const queries = useQueryClient();
  return (
    <RemoveThing
      words={{ open: t('open'), ask: t('ask', { name }), means: t(`means.${of}`), done: t('done', { name }) }}
      path={path}
      remove={() => removals[of](id)}
      forget={async () => {
        queries.removeQueries({ queryKey: ['identity', of, 'one', id] });
        await queries.invalidateQueries({ queryKey: ['identity', of] });
        void queries.invalidateQueries({ queryKey: siteListsQuery.queryKey });
      }}
    />
  );
}
