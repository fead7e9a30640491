import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { PodcastPage as Podcast } from '@vitrine/contract/podcasts';
import type { EpisodeOrder } from '@vitrine/domain/podcasts';
import { Button, Empty, Failed, Loading } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { HeartButton } from '../../shared/heart-button.tsx';
import { IconArrowDown, IconArrowUp } from '../../shared/icons.ts';
import { PageTitle } from '../../shared/page-title.tsx';
import { Pages } from '../../shared/pages.tsx';
import { oneOf } from '../../shared/search-words.ts';
import { episodesQuery, podcastQuery } from './api.ts';
import { Cover } from './cover.tsx';
import { EpisodeRow } from './episode-row.tsx';
import { useHeart } from './podcast-card.tsx';
import classes from './podcasts.module.css';

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
      <Episodes podcast={podcast} />
    </article>
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
