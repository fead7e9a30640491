import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { PodcastPage as Podcast } from '@vitrine/contract/podcasts';
import type { EpisodeOrder } from '@vitrine/domain/podcasts';
import { Button, Empty, Failed, Loading } from '@vitrine/ui';
import { formatClock } from '@vitrine/ui/words';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeartButton } from '../../shared/heart-button.tsx';
import { IconArrowDown, IconArrowUp } from '../../shared/icons.ts';
import { PageTitle } from '../../shared/page-title.tsx';
import { Pages } from '../../shared/pages.tsx';
import { oneOf } from '../../shared/search-words.ts';
import { episodeQuery, episodesQuery, podcastQuery } from './api.ts';
import { Cover } from './cover.tsx';
import { EpisodeRow } from './episode-row.tsx';
import { tapEpisode } from './player/tap-episode.ts';
import { placeIn } from './podcast-search.ts';
import { useHeart } from './podcast-card.tsx';
import classes from './podcasts.module.css';

const FeedDialog = lazy(() => import('./feed-dialog.tsx').then((chunk) => ({ default: chunk.FeedDialog })));

/** A podcast and its episodes (POD-01). */
export function PodcastPage() {
  const { podcastId = '' } = useParams({ strict: false });
  const found = useQuery(podcastQuery(podcastId));
  if (found.isPending) return <Loading shape="list" rows={5} />;
  if (found.isError) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  return <Shown podcast={found.data} />;
}

function Shown({ podcast }: { podcast: Podcast }) {
  const { t } = useTranslation('podcasts');
  const favourite = useHeart();
  const { id, title, isFavourite } = podcast;
  const [isFeedOpen, setFeedOpen] = useState(false);
  return (
    <article>
      <PageTitle title={title} backHref="/podcasts" />
      <div className={classes.hero}>
        <span className={classes.cover}>
          <Cover url={podcast.coverUrl} />
        </span>
        <div>
          <p className={classes.labels}>{[podcast.category, ...podcast.tags].filter(Boolean).join(' · ')}</p>
          <p>{podcast.description}</p>
          <HeartButton
            label={t('favourite', { title })}
            isFavourite={isFavourite}
            onToggle={() => favourite.mutate({ id, isFavourite: !isFavourite })}
          />
        </div>
      </div>
      <Button variant="subtle" onClick={() => setFeedOpen(true)}>
        {t('feed.open')}
      </Button>
      {isFeedOpen ? (
        <Suspense>
          <FeedDialog podcastId={id} onClose={() => setFeedOpen(false)} />
        </Suspense>
      ) : null}
      <Said />
      <Episodes podcast={podcast} />
    </article>
  );
}

/** The episode that a search led to, and the second at which it says what was looked for. */
function Said() {
  const { t } = useTranslation('podcasts');
  const queries = useQueryClient();
  const { episode: episodeId, at } = placeIn(useSearch({ strict: false }));
  const { data: episode } = useQuery({ ...episodeQuery(episodeId ?? ''), enabled: episodeId !== undefined });
  if (!episode || episode.id !== episodeId) return null;
  return (
    <section aria-labelledby="podcast-said">
      <h2 id="podcast-said">{t(at === undefined ? 'said.found' : 'said.title')}</h2>
      {at === undefined ? null : (
        <Button onClick={() => tapEpisode({ episode, queue: [episode], queries, from: at })}>
          {t('said.play', { at: formatClock(at) })}
        </Button>
      )}
      <ul className={classes.list}>
        <EpisodeRow episode={episode} queue={[episode]} />
      </ul>
    </section>
  );
}

function Episodes({ podcast }: { podcast: Podcast }) {
  const { t } = useTranslation('podcasts');
  const navigate = useNavigate();
  const asked = oneOf(useSearch({ strict: false }), 'order', ['newest_first', 'oldest_first']);
  const order: EpisodeOrder = asked ?? podcast.episodeOrder;
  const other: EpisodeOrder = order === 'newest_first' ? 'oldest_first' : 'newest_first';
  const found = useInfiniteQuery({ ...episodesQuery(podcast.id, asked), placeholderData: (before) => before });
  const turn = () =>
    void navigate({ to: '.', search: other === podcast.episodeOrder ? {} : { order: other }, replace: true, resetScroll: false });
  const Sign = order === 'newest_first' ? IconArrowDown : IconArrowUp;
  return (
    <section aria-labelledby="podcast-episodes" aria-busy={found.isFetching}>
      <div className={classes.head}>
        <h2 id="podcast-episodes">{t('episodes', { count: podcast.episodes })}</h2>
        {podcast.episodes > 1 ? (
          <Button
            variant="subtle"
            leftSection={<Sign size={18} stroke={1.75} aria-hidden />}
            aria-label={t('order.turn', { order: t(`order.${order}`) })}
            onClick={turn}
          >
            {t(`order.${order}`)}
          </Button>
        ) : null}
      </div>
      <Pages
        found={found}
        bones={<Loading shape="list" rows={4} />}
        nothing={<Empty title={t('no_episodes.title')} hint={t('no_episodes.hint')} next={{ label: t('none.all'), href: '/podcasts' }} />}
        more={t('more')}
      >
        {(episodes) => (
          <ul className={classes.list}>
            {episodes.map((episode) => (
              <EpisodeRow key={episode.id} episode={episode} queue={episodes} />
            ))}
          </ul>
        )}
      </Pages>
    </section>
  );
}
