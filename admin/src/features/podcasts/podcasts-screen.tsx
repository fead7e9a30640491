import { useQuery } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { getSiteLists } from '@vitrine/contract/identity';
import { listPodcastCategoriesToKeep, publishPodcast, retirePodcast, type PodcastForm } from '@vitrine/contract/podcasts';
import { textIn } from '@vitrine/domain/kernel';
import { LinkButton } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { audienceChoices } from '../../shared/fields/index.ts';
import { allRows, listKey, oneKey, type Opened, ResourceScreen } from '../../shared/resource/index.ts';
import { openedPodcast, podcasts } from './podcasts.tsx';
import { PodcastsTabs } from './podcasts-tabs.tsx';
import { StateActions } from './state-actions.tsx';

const listsQuery = { queryKey: ['podcasts', 'lists'], queryFn: () => call(getSiteLists, {}) };
const categoriesQuery = {
  queryKey: ['podcasts', 'categories', 'choices'],
  queryFn: () => allRows((query) => call(listPodcastCategoriesToKeep, { query })),
};

/** Podcasts of the client: what they are called, whom they are for, and in which order they stand (ADM-01). */
export function PodcastsScreen() {
  const { t } = useTranslation('podcasts');
  const audience = audienceChoices(useQuery(listsQuery).data);
  const { data: categories } = useQuery(categoriesQuery);
  return (
    <ResourceScreen
      resource={podcasts}
      path="/podcasts"
      header={<PodcastsTabs />}
      canImport={false}
      choices={{
        ...audience,
        audienceTagIds: audience.tagIds,
        categoryId: (categories?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
      }}
      nameOf={({ title }, locale) => textIn(title, locale) || t('untitled')}
      actions={(opened, podcastId) => <Actions podcastId={podcastId} opened={opened} />}
    />
  );
}

function Actions({ podcastId, opened }: { podcastId: string; opened: Opened<PodcastForm> }) {
  const { t } = useTranslation('podcasts');
  const ask = { params: { podcastId }, body: { version: opened.version } };
  return (
    <StateActions
      opened={opened}
      publish={() => call(publishPodcast, ask).then(openedPodcast)}
      retire={() => call(retirePodcast, ask).then(openedPodcast)}
      keys={{ one: oneKey(podcasts, podcastId), list: listKey(podcasts) }}
    >
      <LinkButton variant="default" href={`/podcast-episodes?podcastId=${podcastId}`}>
        {t('its_episodes')}
      </LinkButton>
    </StateActions>
  );
}
