import type { RewardCard } from '@vitrine/contract/rewards';
import { CatalogCard, StateChip } from '@vitrine/ui';
import { formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconCheck } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { FavouriteButton } from './favourite-button.tsx';
import classes from './store-page.module.css';

/** What stands on the scene itself: these are no matter of points. */
const shownOnScene = ['out_of_stock', 'no_codes_left', 'category_maximum', 'training_missing', 'level_required'] as const;

/** A reward in the catalog: its price on the tag, and the edge filled as far as the points reach. */
export function RewardCatalogCard({ reward, level = 2 }: { reward: RewardCard; level?: 2 | 3 }) {
  const { t } = useTranslation('rewards');
  const locale = useLocale();
  const reached = reward.price === 0 ? 1 : (reward.price - reward.missing) / reward.price;
  const told = shownOnScene.find((refusal) => refusal === reward.refusal);
  const isGone = told === 'out_of_stock' || told === 'no_codes_left';
  const chip = told ? (
    <StateChip icon={null}>{t(`chips.${told}`)}</StateChip>
  ) : reward.isNew ? (
    <StateChip state="brand">{t('new')}</StateChip>
  ) : undefined;
  return (
    <CatalogCard
      level={level}
      href={`/reward-store/details/${reward.id}`}
      title={reward.title}
      meta={<Reach reward={reward} />}
      object={reward.scene}
      photoUrl={reward.image}
      progress={{ value: reached, label: t('card.progress'), tone: reward.missing === 0 ? 'done' : 'reward' }}
      tag={formatPoints(reward.price, locale)}
      isTagOff={isGone}
      chip={chip}
      isLocked={isGone}
      corner={<FavouriteButton reward={reward} />}
    />
  );
}

/** How far the points reach, in words. */
function Reach({ reward }: { reward: RewardCard }) {
  const { t } = useTranslation('rewards');
  const locale = useLocale();
  if (reward.refusal === null) {
    return (
      <span className={classes.can}>
        <IconCheck size={16} stroke={2} aria-hidden />
        {t('card.can')}
      </span>
    );
  }
  if (reward.missing > 0) return t('card.missing', { count: reward.missing, points: formatPoints(reward.missing, locale) });
  return reward.category.name;
}
