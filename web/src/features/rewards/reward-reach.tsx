import type { PayingCampaign, RewardPage } from '@vitrine/contract/rewards';
import { Card, Link, ProgressBar } from '@vitrine/ui';
import { formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/use-locale.ts';
import classes from './reward-page.module.css';

type ReachProps = { reward: RewardPage; campaign: NonNullable<PayingCampaign> };

/** How far the points of the campaign reach, and what of them is still being audited: that does not stop an order, only its approval (decision D20). */
export function RewardReach({ reward, campaign }: ReachProps) {
  const { t } = useTranslation('rewards');
  const locale = useLocale();
  const points = (value: number) => formatPoints(value, locale);
  const { missing, price } = reward;
  const isInTheWay = reward.obstacles.length > 0;
  const audited = Math.min(campaign.available, campaign.underAudit);
  return (
    <Card className={classes.reach ?? ''} label={t('wallet_label')}>
      <h2>
        {missing > 0
          ? t('reach.missing', { count: missing, points: points(missing) })
          : t(isInTheWay ? 'reach.points_enough' : 'reach.enough')}
      </h2>
      <div>
        <ProgressBar
          value={price === 0 ? 1 : (price - missing) / price}
          label={t('card.progress')}
          tone={missing === 0 ? 'done' : 'reward'}
        />
        <p className={classes.ends}>
          <Link href="/my-points">{t('reach.have', { points: points(campaign.available) })}</Link>
          <span>{points(price)}</span>
        </p>
      </div>
      {audited > 0 && missing === 0 && !isInTheWay ? (
        <p className={classes.quiet}>{t('reach.audit', { points: points(audited) })}</p>
      ) : null}
    </Card>
  );
}
