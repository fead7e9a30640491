import { CallRefused } from '@vitrine/client';
import type { OrderPage, PayingCampaign, RewardPage } from '@vitrine/contract/rewards';
import { isParticipantText } from '@vitrine/domain/kernel';
import { Button, Loading } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { formatPoints } from '@vitrine/ui/words';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '../../shared/device/ids.ts';
import { FactRows } from '../../shared/fact-rows.tsx';
import { FieldFault, FormFault } from '../../shared/field-fault.tsx';
import { rootFrame } from '../../shared/frames.tsx';
import { PlainField } from '../../shared/plain-field.tsx';
import { useLocale } from '../../shared/use-locale.ts';
import { useRedeem } from './api.ts';
import { ObstacleWords } from './obstacles.tsx';
import classes from './reward-page.module.css';

type QuestionProps = {
  reward: RewardPage;
  campaign: NonNullable<PayingCampaign>;
  onOrdered: (order: OrderPage) => void;
  onClose: () => void;
};

/** The facts, where to deliver (one of one's own addresses, or another), and the verb with its price. What is refused is said here, at the field or above the button; what was typed stays. */
export function RedeemQuestion({ reward, campaign, onOrdered, onClose }: QuestionProps) {
  const { t } = useTranslation('rewards');
  const locale = useLocale();
  const redeem = useRedeem();
  const [{ deliverTo, key }, setTyped] = useState(() => ({ deliverTo: '', key: newId() }));
  const [fault, setFault] = useState<string>();
  const points = formatPoints(reward.price, locale);
  const isAddress = reward.delivery === 'home';
  const confirm = () => {
    const wrong = judgeAddress({ deliverTo, isAddress });
    setFault(wrong);
    if (wrong) return;
    redeem.mutate({ rewardId: reward.id, campaignId: campaign.id, deliverTo: deliverTo.trim(), key }, { onSuccess: onOrdered });
  };
  const refusal = redeem.isError ? refusalCode(redeem.error) : undefined;
  const atAddress = fault ?? addressFault(redeem.error);
  const obstacle = reward.obstacles.find((one) => one === refusal); // the page was asked for anew: its numbers are those of now
  const choose = (address: string) => {
    setFault(undefined);
    setTyped({ deliverTo: address, key: newId() }); // another address is another act
  };
  const field = (
    <PlainField
      label={t(isAddress ? 'redeem.address' : 'redeem.note')}
      {...(isAddress ? { hint: t('redeem.address_hint'), autoComplete: 'street-address' } : {})}
      error={atAddress}
      value={deliverTo}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
  const { AddressChoice } = rootFrame.useRouteContext();
  return (
    <div className={classes.question}>
      <FactRows
        rows={[
          { term: t('redeem.price'), value: t('redeem.price_value', { points }) },
          { term: t('redeem.after'), value: formatPoints(campaign.available - reward.price, locale) },
          { term: t('redeem.campaign'), value: campaign.name },
          { term: t('redeem.delivery'), value: t(`delivery.${reward.delivery}`, { count: reward.deliveryDays }) },
        ]}
      />
      {isAddress ? (
        <Suspense fallback={<Loading shape="form" rows={1} />}>
          <AddressChoice
            legend={t('redeem.address')}
            value={deliverTo}
            error={atAddress && <FieldFault code={atAddress} />}
            onChoose={choose}
          >
            {field}
          </AddressChoice>
        </Suspense>
      ) : (
        field
      )}
      <p className={classes.quiet}>{t('redeem.held')}</p>
      {obstacle ? (
        <p className={classes.refused} role="alert">
          <ObstacleWords obstacle={obstacle} reward={reward} />
        </p>
      ) : (
        <FormFault code={atAddress ? undefined : refusal} />
      )}
      <Button fullWidth loading={redeem.isPending} onClick={confirm}>
        {t('redeem.confirm', { points })}
      </Button>
      <Button fullWidth variant="subtle" onClick={onClose}>
        {t('redeem.not_now')}
      </Button>
    </div>
  );
}

/** What a refusal says about the address; undefined when it speaks of something else. */
function addressFault(error: unknown): string | undefined {
  if (!(error instanceof CallRefused)) return undefined;
  return error.fields?.['deliverTo'] ?? (error.refusal === 'address_required' ? error.refusal : undefined);
}

/** The server says the same (VAL-14); here it is said before anything is sent. */
function judgeAddress({ deliverTo, isAddress }: { deliverTo: string; isAddress: boolean }): string | undefined {
  if (isAddress && deliverTo.trim() === '') return 'address_required';
  return isParticipantText(deliverTo.trim()) ? undefined : 'too_long';
}
