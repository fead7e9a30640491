import type { RewardCard } from '@vitrine/contract/rewards';
import { IconButton, showToast } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { IconHeart, IconHeartFilled } from '../../shared/icons.ts';
import { useFavouriteReward } from './use-favourite-reward.ts';

/** The heart of a reward; filled while it is a favourite. */
export function FavouriteButton({ reward }: { reward: Pick<RewardCard, 'id' | 'title' | 'isFavourite'> }) {
  const { t } = useTranslation('rewards');
  const { atForm } = useMessages();
  const favourite = useFavouriteReward((error) => showToast({ text: atForm(refusalCode(error)) }));
  const Heart = reward.isFavourite ? IconHeartFilled : IconHeart;
  return (
    <IconButton
      label={t('favourite', { title: reward.title })}
      isPressed={reward.isFavourite}
      onClick={() => favourite.mutate({ rewardId: reward.id, isFavourite: !reward.isFavourite })}
    >
      <Heart size={22} {...(reward.isFavourite ? {} : { stroke: 1.75 })} aria-hidden />
    </IconButton>
  );
}
