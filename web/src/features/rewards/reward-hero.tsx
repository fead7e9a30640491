import type { RewardPage } from '@vitrine/contract/rewards';
import { IconButton, Scene, ProgressBar, Tag } from '@vitrine/ui';
import { formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconArrowLeft } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { isOfferedIn } from './obstacles.tsx';
import classes from './reward-page.module.css';

/** The reward in its light, over the edge that its points fill; the price hangs there. */
export function RewardHero({ reward }: { reward: RewardPage }) {
  const { t } = useTranslation('rewards');
  const locale = useLocale();
  const isGone = reward.stock < 1;
  return (
    <div className={classes.hero}>
      {reward.image ? (
        <img src={reward.image} alt="" className={classes.photo} data-muted={isGone || undefined} />
      ) : (
        <Scene className={classes.scene ?? ''} objects={[reward.scene]} isMuted={isGone} />
      )}
      <div className={classes.edge}>
        <ProgressBar
          value={reward.price === 0 ? 1 : (reward.price - reward.missing) / reward.price}
          label={t('card.progress')}
          tone={reward.missing === 0 ? 'done' : 'reward'}
        />
        <span className={classes.tag}>
          <Tag isOff={isGone}>{formatPoints(reward.price, locale)}</Tag>
        </span>
      </div>
      <span className={classes.float}>
        <IconButton label={t('back')} href="/reward-store">
          <IconArrowLeft size={24} stroke={1.75} aria-hidden />
        </IconButton>
        {isOfferedIn(reward) ? <FavouriteButton reward={reward} /> : null}
      </span>
    </div>
  );
}
