import type { Profile } from '@vitrine/contract/identity';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../api.ts';
import { profileQuery } from './api.ts';

type Part = 'about' | 'work' | 'phones' | 'addresses' | 'preferences' | 'email' | 'picture';

/**
 * Saves a part of the profile: what the server hands back is shown at once, and it is said that it was saved, and what. Where something was changed elsewhere meanwhile the
 * newer state is fetched, so that sending again is sending on top of it; what was typed stays.
 */
export function useSaved(part: Part) {
  const { t } = useTranslation('identity/profile');
  const queries = useQueryClient();
  return async (work: Promise<Profile>): Promise<void> => {
    try {
      queries.setQueryData(profileQuery.queryKey, await work);
    } catch (error) {
      if (refusalCode(error) === 'changed_meanwhile') await queries.invalidateQueries({ queryKey: profileQuery.queryKey });
      throw error;
    }
    void queries.invalidateQueries({ queryKey: meQuery.queryKey }); // the name stands in the frame too
    void queries.invalidateQueries({ queryKey: ['identity', 'contact-checks'] });
    showToast({ text: t(`saved.${part}`) });
  };
}
