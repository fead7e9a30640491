import { useQueryClient } from '@tanstack/react-query';
import type { Episode } from '@vitrine/contract/podcasts';
import { showToast } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { thePlayer } from './player/tap-episode.ts';

/** Says of an episode that it was heard, or was not; a word too many is taken back by the same press. */
export function useMark(episode: Episode): { isDone: boolean; mark: (isDone: boolean) => void } {
  const { t } = useTranslation('podcasts');
  const queries = useQueryClient();
  const [said, setSaid] = useState<{ id: string; isDone: boolean }>();
  const isDone = said?.id === episode.id ? said.isDone : episode.isDone;
  const mark = (wish: boolean) => {
    setSaid({ id: episode.id, isDone: wish });
    thePlayer()
      .then((player) => player.mark(episode, { isDone: wish, by: queries }))
      .catch(() => {
        setSaid(undefined);
        showToast({ text: t('mark_failed') });
      });
  };
  return { isDone, mark };
}
