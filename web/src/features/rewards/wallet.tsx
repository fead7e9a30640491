import type { PayingCampaign, StoreLevel } from '@vitrine/contract/rewards';
import { Link, LinkButton, Skeleton } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { FormFault } from '../../shared/field-fault.tsx';
import { PlainSelect } from '../../shared/plain-select.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { useChoosePaying } from './api.ts';
import type { StoreSearch } from './searches.ts';
import classes from './store-page.module.css';
import { useNarrow } from './use-narrow.ts';

/** As tall as what comes, so that nothing below it moves. */
export const WalletBones = () => (
  <div className={classes.walletBones}>
    <Skeleton height={72} radius={16} />
  </div>
);

type WalletProps = {
  campaign: PayingCampaign;
  payable: readonly { id: string; name: string; available: number }[];
  level: StoreLevel;
  filter: StoreSearch;
};

/** The points that pay, and of which campaign where several run (CMP-08), the level with its experience (RWD-04), and the way to see only what they pay for. */
export function Wallet({ campaign, payable, level, filter }: WalletProps) {
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
      {payable.length > 1 ? <PayingChoice campaign={campaign} payable={payable} /> : null}
      <Link href="/my-points" className={classes.balance ?? ''}>
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

function PayingChoice({ campaign, payable }: { campaign: NonNullable<PayingCampaign>; payable: WalletProps['payable'] }) {
  const { t } = useTranslation('rewards');
  const locale = useLocale();
  const choose = useChoosePaying();
  const isListed = payable.some(({ id }) => id === campaign.id);
  return (
    <div className={classes.paying}>
      <PlainSelect
        label={t('wallet_campaign')}
        value={campaign.id}
        isDisabled={choose.isPending}
        choices={[...(isListed ? [] : [campaign]), ...payable].map(({ id, name, available }) => ({
          value: id,
          label: t('wallet_of', { name, points: formatPoints(available, locale) }),
        }))}
        onChoose={(id) => choose.mutate(id)}
      />
      <FormFault code={choose.isError ? refusalCode(choose.error) : undefined} />
    </div>
  );
}
