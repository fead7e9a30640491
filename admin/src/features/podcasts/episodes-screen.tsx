import { useQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { listPodcastsToKeep, publishEpisode, retireEpisode } from '@vitrine/contract/podcasts';
import { textIn } from '@vitrine/domain/kernel';
import { useTranslation } from 'react-i18next';
import { allRows, listKey, oneKey, ResourceScreen } from '../../shared/resource/index.ts';
import { episodes, openedEpisode } from './podcasts.tsx';
import { PodcastsTabs } from './podcasts-tabs.tsx';
import { StateActions } from './state-actions.tsx';

const podcastsQuery = {
  queryKey: ['podcasts', 'list', 'choices'],
  queryFn: () => allRows((query) => call(listPodcastsToKeep, { query })),
};

/** Episodes of all podcasts: their sound, what is said in it, chapters, and from when members hear them (ADM-01). */
export function EpisodesScreen() {
  const { t } = useTranslation('podcasts');
  const { data } = useQuery(podcastsQuery);
  return (
    <ResourceScreen
      resource={episodes}
      path="/podcast-episodes"
      header={<PodcastsTabs />}
      canImport={false}
      choices={{ podcastId: (data?.items ?? []).map(({ id, title }) => ({ value: id, label: title || t('untitled') })) }}
      nameOf={({ title }, locale) => textIn(title, locale) || t('untitled')}
      actions={(opened, episodeId) => {
        const ask = { params: { episodeId }, body: { version: opened.version } };
        return (
          <StateActions
            opened={opened}
            publish={() => call(publishEpisode, ask).then(openedEpisode)}
            retire={() => call(retireEpisode, ask).then(openedEpisode)}
            keys={{ one: oneKey(episodes, episodeId), list: listKey(episodes) }}
          />
        );
      }}
    />
  );
}
