import type { OrderPage, RewardPage } from '@vitrine/contract/rewards';
import { Button, Dock } from '@vitrine/ui';
import { formatPoints } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ask } from '../../shared/ask.tsx';
import { IconGift } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { ObstacleWords } from './obstacles.tsx';
import { RedeemQuestion } from './redeem-question.tsx';

type ActionProps = { reward: RewardPage; onOrdered: (order: OrderPage) => void; isDocked?: boolean };

/** The one thing to do with a reward. While something is in the way the button says so instead of failing later. */
export function RedeemAction({ reward, onOrdered, isDocked = false }: ActionProps) {
  const { t } = useTranslation('rewards');
  const points = formatPoints(reward.price, useLocale());
  const [isAsking, setAsking] = useState(false);
  const { campaign } = reward;
  const [obstacle] = reward.obstacles;
  const action = (
    <Button
      fullWidth
      disabled={!reward.can.redeem || !campaign}
      leftSection={<IconGift size={20} stroke={1.75} aria-hidden />}
      onClick={() => setAsking(true)}
    >
      {t('redeem.action', { points })}
    </Button>
  );
  const question = campaign ? (
    <Ask isOpen={isAsking} onClose={() => setAsking(false)} title={t('redeem.title', { title: reward.title })}>
      <RedeemQuestion reward={reward} campaign={campaign} onOrdered={onOrdered} onClose={() => setAsking(false)} />
    </Ask>
  ) : null;
  if (!isDocked) {
    return (
      <>
        {action}
        {question}
      </>
    );
  }
  return (
    <>
      <Dock note={obstacle ? <ObstacleWords obstacle={obstacle} reward={reward} /> : undefined}>{action}</Dock>
      {question}
    </>
  );
}
