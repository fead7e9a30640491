import type { PayingCampaign, StoreLevel } from '@vitrine/contract/rewards';
import { Link, LinkButton, Skeleton } from '@vitrine/ui';
import { formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/use-locale.ts';
import type { StoreSearch } from './searches.ts';
import classes from './store-page.module.css';
import { useNarrow } from './use-narrow.ts';

/** As tall as what comes, so that nothing below it moves. */
export const WalletBones = () => (
  <div className={classes.walletBones}>
    <Skeleton height={72} radius={16} />
  </div>
);

/** The points that pay, the level with its experience (RWD-04), and the way to see only what they pay for. */
export function Wallet({ campaign, level, filter }: { campaign: PayingCampaign; level: StoreLevel; filter: StoreSearch }) {
  const { t } = useTranslation('rewards');
  const locale = useLocale();
  const narrow = useNarrow(filter);
  const isOnly = filter.show === 'affordable';
  if (!campaign) {
    return (
      <section className={classes.wallet} aria-label={t('wallet_label')}>
        <p className={classes.none}>{t('wallet_none')}</p>
        <LinkButton href="/campaigns" variant="light">
          {t('campaigns')}
        </LinkButton>
      </section>
    );
  }
  return (
    <section className={classes.wallet} aria-label={t('wallet_label')}>
      <Link href="/my-points" className={classes.purse ?? ''}>
        <b>{formatPoints(campaign.available, locale)}</b>
        <small>{t('wallet')}</small>
      </Link>
      <Link href="/level" className={classes.level ?? ''}>
        <small>{t('wallet_level_label')}</small>{' '}
        {t('wallet_level', { level: level.name, experience: formatPoints(level.experience, locale) })}
      </Link>
      <button
        type="button"
        className={classes.only}
        aria-pressed={isOnly}
        onClick={() => narrow({ show: isOnly ? undefined : 'affordable' })}
      >
        {t('affordable')}
      </button>
    </section>
  );
}
