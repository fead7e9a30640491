import type { Podcast } from '@vitrine/contract/podcasts';
import { CatalogCard } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { HeartButton } from '../../shared/heart-button.tsx';
import { useFavourite } from '../../shared/use-favourite.ts';

export const useHeart = () =>
  useFavourite({
    room: 'podcasts',
    list: 'list',
    only: { favorite: 'favorite' },
    send: async (change) => (await import('./calls.ts')).sendFavourite(change),
  });

/** A podcast in the catalog; its edge fills with the episodes that were heard. */
export function PodcastCard({ podcast, level }: { podcast: Podcast; level: 2 | 3 }) {
  const { t } = useTranslation('podcasts');
  const favourite = useHeart();
  const { id, title, coverUrl, episodes, unheard, isFavourite } = podcast;
  const heard = episodes - unheard;
  return (
    <CatalogCard
      href={`/podcasts/${id}`}
      title={title}
      meta={unheard === 0 ? t('episodes', { count: episodes }) : t('unheard', { count: unheard })}
      object="microphone"
      photoUrl={coverUrl}
      level={level}
      {...(episodes > 0
        ? {
            progress: {
              value: heard / episodes,
              label: t('heard_of', { heard, episodes }),
              tone: heard === episodes ? 'done' : 'learning',
            },
          }
        : {})}
      corner={
        <HeartButton
          label={t('favourite', { title })}
          isFavourite={isFavourite}
          onToggle={() => favourite.mutate({ id, isFavourite: !isFavourite })}
        />
      }
    />
  );
}
