import type { RewardCard } from '@vitrine/contract/rewards';
import { useTranslation } from 'react-i18next';
import { HeartButton } from '../../shared/heart-button.tsx';
import { useFavourite } from '../../shared/use-favourite.ts';

/** The heart of a reward. */
export function FavouriteButton({ reward: { id, title, isFavourite } }: { reward: Pick<RewardCard, 'id' | 'title' | 'isFavourite'> }) {
  const { t } = useTranslation('rewards');
  const favourite = useFavourite({
    room: 'rewards',
    list: 'store',
    send: async (change) => (await import('./calls.ts')).sendFavourite(change),
  });
  return (
    <HeartButton
      label={t('favourite', { title })}
      isFavourite={isFavourite}
      onToggle={() => favourite.mutate({ id, isFavourite: !isFavourite })}
    />
  );
}
