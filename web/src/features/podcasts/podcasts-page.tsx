import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { PodcastSearch } from '@vitrine/contract/podcasts/search';
import { Empty, Failed, Loading, CardGrid } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/page-title.tsx';
import { itemsOf, Pages } from '../../shared/pages.tsx';
import { foundQuery, podcastsQuery, catalogQuery } from './api.ts';
import { EpisodeRow } from './episode-row.tsx';
import { PodcastCard } from './podcast-card.tsx';
import { PodcastFilters } from './podcast-filters.tsx';
import { podcastSearch } from './podcast-search.ts';
import classes from './podcasts.module.css';

/** Podcasts: what was begun, what is new, and all that the address asks for; by `/podcasts/search/NAME` what a word finds, episodes too (POD-01). */
export function PodcastsPage() {
  const { t } = useTranslation('podcasts');
  const navigate = useNavigate();
  const { name } = useParams({ strict: false });
  const search = { ...podcastSearch(useSearch({ strict: false })), ...(name === undefined ? {} : { search: name }) };
  const found = useInfiniteQuery({ ...podcastsQuery(search), placeholderData: (before) => before });
  const isNarrowed = Object.keys(search).length > 0;
  /** Whoever came by the address of a search stays there while they search on. */
  const replace = ({ search: words, ...rest }: PodcastSearch) =>
    name !== undefined && words !== undefined
      ? void navigate({ to: '/podcasts/search/$name', params: { name: words }, search: rest, replace: true, resetScroll: false })
      : void navigate({
          to: '/podcasts',
          search: { ...rest, ...(words === undefined ? {} : { search: words }) },
          replace: true,
          resetScroll: false,
        });
  return (
    <div aria-busy={found.isFetching}>
      <PageTitle title={t('title')} />
      <PodcastFilters search={search} onAsk={replace} />
      {isNarrowed ? null : <ListeningCatalog />}
      <h2 className={classes.heading}>{t(isNarrowed ? 'found' : 'all')}</h2>
      <Pages
        found={found}
        count={t('count', { count: itemsOf(found).length })}
        bones={<Loading shape="cards" rows={4} />}
        nothing={
          isNarrowed ? (
            <Empty title={t('none.title')} hint={t('none.hint')} next={{ label: t('none.all'), href: '/podcasts' }} />
          ) : (
            <Empty title={t('empty.title')} hint={t('empty.hint')} next={{ label: t('empty.home'), href: '/home' }} />
          )
        }
        more={t('more')}
      >
        {(podcasts) => (
          <CardGrid>
            {podcasts.map((podcast) => (
              <PodcastCard key={podcast.id} podcast={podcast} level={3} />
            ))}
          </CardGrid>
        )}
      </Pages>
      {search.search ? <FoundEpisodes words={search.search} /> : null}
    </div>
  );
}

/** What the member began to hear, the last first, and the newest episodes; nothing where there is neither. */
function ListeningCatalog() {
  const { t } = useTranslation('podcasts');
  const catalog = useQuery(catalogQuery);
  if (catalog.isPending) return <Loading shape="list" rows={2} />;
  if (catalog.isError) return <Failed error={catalog.error} onRetry={() => void catalog.refetch()} />;
  const parts = [
    { key: 'go_on', episodes: catalog.data.goOn.slice(0, 3) },
    { key: 'fresh', episodes: catalog.data.fresh.slice(0, 3) },
  ];
  return parts
    .filter(({ episodes }) => episodes.length > 0)
    .map(({ key, episodes }) => (
      <section key={key} aria-labelledby={`podcasts-${key}`}>
        <h2 id={`podcasts-${key}`} className={classes.heading}>
          {t(key)}
        </h2>
        <ul className={classes.list}>
          {episodes.map((episode) => (
            <EpisodeRow key={episode.id} episode={episode} queue={episodes} hasPodcast />
          ))}
        </ul>
      </section>
    ));
}

function FoundEpisodes({ words }: { words: string }) {
  const { t } = useTranslation('podcasts');
  const found = useInfiniteQuery({ ...foundQuery(words), placeholderData: (before) => before });
  if (found.isSuccess && itemsOf(found).length === 0) return null;
  return (
    <section aria-labelledby="podcasts-episodes">
      <h2 id="podcasts-episodes" className={classes.heading}>
        {t('episodes_found')}
      </h2>
      <Pages found={found} bones={<Loading shape="list" rows={3} />} nothing={null} more={t('more')}>
        {(episodes) => (
          <ul className={classes.list}>
            {episodes.map((episode) => (
              <EpisodeRow key={episode.id} episode={episode} queue={episodes} hasPodcast />
            ))}
          </ul>
        )}
      </Pages>
    </section>
  );
}
