import type { Goal, OrderPage, RewardPage } from '@vitrine/contract/rewards';
import { Button, Dock } from '@vitrine/ui';
import { formatPoints } from '@vitrine/ui/words';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ask } from '../../shared/ask.tsx';
import { IconGift } from '../../shared/icons.ts';
import { useLocale } from '../../shared/use-locale.ts';
import { isOfferedIn, ObstacleWords } from './obstacles.tsx';
import { RedeemQuestion } from './redeem-question.tsx';

const GoalStepButton = lazy(() => import('./goal/goal-part.tsx').then((chunk) => ({ default: chunk.GoalStepButton })));

type ActionProps = { reward: RewardPage; goal?: Goal | undefined; onOrdered: (order: OrderPage) => void; isDocked?: boolean };

/** The one thing to do with a reward. While something is in the way the button says so instead of failing later; of a goal it is the next step. */
export function RedeemAction({ reward, goal, onOrdered, isDocked = false }: ActionProps) {
  const { t } = useTranslation('rewards');
  const points = formatPoints(reward.price, useLocale());
  const [isAsking, setAsking] = useState(false);
  const { campaign } = reward;
  const [obstacle] = reward.obstacles;
  const isOnTheWay = goal !== undefined && !goal.isReached && goal.refusal === null;
  const action = isOnTheWay ? (
    <Suspense>
      <GoalStepButton goal={goal} />
    </Suspense>
  ) : (
    <Button
      fullWidth
      disabled={!reward.can.redeem || !campaign}
      leftSection={<IconGift size={20} stroke={1.75} aria-hidden />}
      onClick={() => setAsking(true)}
    >
      {isOfferedIn(reward) ? t('redeem.action', { points }) : t('redeem.not_offered')}
    </Button>
  );
  const question = campaign ? (
    <Ask isOpen={isAsking} onClose={() => setAsking(false)} title={t('redeem.title', { title: reward.title })}>
      <RedeemQuestion reward={reward} campaign={campaign} onOrdered={onOrdered} onClose={() => setAsking(false)} />
    </Ask>
  ) : null;
  const ofObstacle = obstacle ? <ObstacleWords obstacle={obstacle} reward={reward} /> : undefined;
  const note = isOnTheWay ? t('goal.tell') : ofObstacle;
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
      <Dock note={note}>{action}</Dock>
      {question}
    </>
  );
}
