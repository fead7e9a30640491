import type { Goal } from '@vitrine/contract/rewards';
import { Button, LinkButton, showToast } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ask } from '../../../shared/ask.tsx';
import { FormFault } from '../../../shared/field-fault.tsx';
import { IconFlag } from '../../../shared/icons.ts';
import { ObstacleWords } from '../obstacles.tsx';
import { GoalMissing } from './goal-missing.tsx';
import { GoalConditions, GoalTrainings } from './goal-conditions.tsx';
import { PlanCard } from './plan-card.tsx';
import { useLeaveGoal } from './use-goal.ts';
import classes from './goal.module.css';

/** The reward that the member saves for: what is missing, the plan, what else it asks for; or that it is reached, or what ended it. */
export function GoalPart({ goal }: { goal: Goal }) {
  const { t } = useTranslation('rewards');
  const { reward, plan, refusal } = goal;
  return (
    <section className={classes.part} aria-label={t('goal.yours')}>
      <p className={classes.yours}>
        <IconFlag size={20} stroke={1.75} aria-hidden />
        {t('goal.yours')}
      </p>
      {goal.isReached ? (
        <div className={classes.reached} role="status">
          <h2>{t('goal.reached')}</h2>
          <p>{t('goal.reached_hint')}</p>
        </div>
      ) : null}
      {refusal ? (
        <div className={classes.over}>
          <h2>{t('goal.over')}</h2>
          <p>
            <ObstacleWords obstacle={refusal} reward={reward} />{' '}
            {refusal === 'out_of_stock' || refusal === 'no_codes_left' ? t('goal.again') : null}
          </p>
        </div>
      ) : null}
      <GoalMissing reward={reward} />
      {plan ? <PlanCard goal={goal} plan={plan} /> : null}
      <GoalTrainings goal={goal} />
      <GoalConditions reward={reward} />
      <div className={classes.ways}>
        <LinkButton href="/reward-store" variant="default">
          {t('goal.change')}
        </LinkButton>
        <Leave />
      </div>
    </section>
  );
}

function Leave() {
  const { t } = useTranslation('rewards');
  const [isAsking, setAsking] = useState(false);
  const leave = useLeaveGoal();
  const send = () =>
    leave.mutateAsync().then(
      () => showToast({ text: t('goal.left') }),
      () => undefined, // said in the question
    );
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {t('goal.leave')}
      </Button>
      <Ask isOpen={isAsking} onClose={() => setAsking(false)} title={t('goal.leave_title')}>
        <div className={classes.question}>
          <p>{t('goal.leave_hint')}</p>
          <FormFault code={leave.isError ? refusalCode(leave.error) : undefined} />
          <Button fullWidth disabled={leave.isPending} onClick={() => void send()}>
            {t('goal.leave_confirm')}
          </Button>
          <Button fullWidth variant="default" onClick={() => setAsking(false)}>
            {t('goal.keep')}
          </Button>
        </div>
      </Ask>
    </>
  );
}

/** The first thing to do for a goal, in the place of an order that is not possible yet. */
export function GoalStepButton({ goal }: { goal: Goal }) {
  const { t } = useTranslation('rewards');
  const training = goal.trainings.find(({ isDone }) => !isDone);
  if (training)
    return (
      <LinkButton fullWidth href={`/${training.kind === 'trail' ? 'trails' : 'online-courses'}/${training.id}`}>
        {t('goal.continue', { title: training.title })}
      </LinkButton>
    );
  return (
    <LinkButton fullWidth href={goal.plan?.steps[0]?.kind === 'photo' ? '/upload-photos' : '/insert-sales'}>
      {goal.plan?.steps[0]?.kind === 'photo' ? t('goal.shoot', { title: goal.plan.steps[0].title }) : t('reach.report')}
    </LinkButton>
  );
}
