import type { Goal, OrderPage, RewardPage as Reward } from '@vitrine/contract/rewards';
import { Failed, Loading, NotFound, OnPhone } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactRows } from '../../shared/fact-rows.tsx';
import { useTabTitle } from '../../shared/page-title.tsx';
import { rewardQuery } from './api.ts';
import { goalQuery } from './goal/use-goal.ts';
import { isOfferedIn, Obstacles } from './obstacles.tsx';
import { OrderDone } from './order-done.tsx';
import { RedeemAction } from './redeem-action.tsx';
import { RewardHero } from './reward-hero.tsx';
import { RewardReach } from './reward-reach.tsx';
import classes from './reward-page.module.css';

/** Below the first picture. */
const RichText = lazy(() => import('../../shared/rich-text.tsx').then((chunk) => ({ default: chunk.RichText })));

const GoalPart = lazy(() => import('./goal/goal-part.tsx').then((chunk) => ({ default: chunk.GoalPart })));
const GoalChoice = lazy(() => import('./goal/goal-choice.tsx').then((chunk) => ({ default: chunk.GoalChoice })));

/** One reward: what it costs, how far the points reach, what is in the way, and the way to redeem it (RWD-01, RWD-02). */
export function RewardPage() {
  const { rewardId } = useParams({ from: '/signed-in/task/reward-store/details/$rewardId' });
  const found = useQuery(rewardQuery(rewardId));
  const goal = useQuery(goalQuery);
  // A goal has other parts and another button: what was drawn before would jump. Where its answer fails, or cannot come, the page does not wait for it.
  const isAwaited = goal.data === undefined && !goal.isFetched && goal.fetchStatus === 'fetching' && goal.failureCount === 0;
  const [order, setOrder] = useState<OrderPage>();
  if (order) return <OrderDone order={order} />;
  if (found.data && !isAwaited) return <Drawn reward={found.data} chosen={goal.data} onOrdered={setOrder} />;
  if (found.data || found.isPending) return <Loading shape="page" />;
  if (refusalCode(found.error) === 'not_found') return <NotFound homeHref="/reward-store" />;
  return <Failed error={found.error} onRetry={() => void found.refetch()} />;
}

const trainingKinds = ['course', 'trail'] as const;

type DrawnProps = { reward: Reward; chosen: Goal | null | undefined; onOrdered: (order: OrderPage) => void };

function Drawn({ reward, chosen, onOrdered }: DrawnProps) {
  const { t } = useTranslation('rewards');
  const { categoryUse, trainings } = reward;
  const goal = chosen?.reward.id === reward.id ? chosen : undefined;
  const isOffered = isOfferedIn(reward);
  useTabTitle(reward.title);
  return (
    <>
      <div className={classes.columns}>
        <RewardHero reward={reward} />
        <div className={classes.words}>
          <h1>{reward.title}</h1>
          <p>
            {t(`delivery.${reward.delivery}`, { count: reward.deliveryDays })} {t('after_approval')}.
          </p>
        </div>
        <div className={classes.side}>
          {goal ? (
            <Suspense>
              <GoalPart goal={goal} />
            </Suspense>
          ) : (
            <>
              {reward.campaign && isOffered ? <RewardReach reward={reward} campaign={reward.campaign} /> : null}
              <Obstacles reward={reward} />
              {chosen === undefined || !isOffered ? null : (
                <Suspense>
                  <GoalChoice reward={reward} hasOther={chosen !== null} />
                </Suspense>
              )}
            </>
          )}
          <span className={classes.atDesktop}>
            <RedeemAction reward={reward} goal={goal} onOrdered={onOrdered} />
          </span>
        </div>
        <section className={classes.about} aria-labelledby="about">
          <h2 id="about">{t('about')}</h2>
          {reward.summary ? <p>{reward.summary}</p> : null}
          <Suspense>
            <RichText html={reward.description} />
          </Suspense>
          <FactRows
            rows={[
              { term: t('facts.category'), value: reward.category.name },
              { term: t('facts.stock'), value: reward.stock > 0 ? t('stock', { count: reward.stock }) : t('stock_none') },
              ...(categoryUse.maximum === null
                ? []
                : [{ term: t('facts.limit'), value: t('facts.used', { used: categoryUse.used, maximum: categoryUse.maximum }) }]),
              ...trainingKinds.flatMap((kind) => {
                const asked = trainings.filter((one) => one.kind === kind);
                const said = asked.map(({ title, isDone }) => (isDone ? t('facts.training_done', { title }) : title));
                return asked.length === 0 ? [] : [{ term: t(`facts.${kind}`, { count: asked.length }), value: said.join('; ') }];
              }),
            ]}
          />
        </section>
      </div>
      <OnPhone>
        <RedeemAction reward={reward} goal={goal} onOrdered={onOrdered} isDocked />
      </OnPhone>
    </>
  );
}
