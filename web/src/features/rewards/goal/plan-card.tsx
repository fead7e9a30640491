import type { Goal, GoalPlan, GoalStep } from '@vitrine/contract/rewards';
import { Card, Tag } from '@vitrine/ui';
import { formatDay, formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { IconCamera, IconReceipt } from '../../../shared/icons.ts';
import { useLocale } from '../../../shared/use-locale.ts';
import classes from './goal.module.css';

/** The plan: its rows add up to what is missing, and its day is that of the member's own pace. */
export function PlanCard({ goal: { reward, today }, plan }: { goal: Goal; plan: GoalPlan }) {
  const { t } = useTranslation('rewards');
  const locale = useLocale();
  if (reward.missing === 0) return null;
  const available = reward.campaign?.available ?? 0;
  const year = Number(today.slice(0, 4));
  return (
    <div>
      <Card className={classes.plan ?? ''} label={t('goal.see')}>
        <PlanTitle reward={reward} plan={plan} />
        <ul>
          {plan.steps.map((step) => (
            <Step key={`${step.kind} ${step.title} ${step.points}`} step={step} year={year} />
          ))}
        </ul>
        {plan.short > 0 ? <p className={classes.quiet}>{t('goal.short', { points: formatPoints(plan.short, locale) })}</p> : null}
        {plan.steps.length > 0 ? (
          <p className={classes.total}>
            <span>{t('goal.total')}</span>
            <b>{formatPoints(available + plan.total, locale)}</b>
          </p>
        ) : null}
      </Card>
      {plan.atPaceOn && plan.atPaceOn !== plan.reachesOn ? (
        <p className={classes.pace}>{t('goal.pace', { count: plan.paceDays, day: formatDay(plan.atPaceOn, locale, 'short', year) })}</p>
      ) : null}
    </div>
  );
}

/** The day of the week stays on one line: `segunda-feira`. */
export const unbroken = (text: string): string => text.replaceAll('-', '\u2011');

function PlanTitle({ reward, plan }: { reward: Goal['reward']; plan: GoalPlan }) {
  const { t } = useTranslation('rewards');
  const locale = useLocale();
  const [title, hint] = said();
  return (
    <>
      <h2>{title}</h2>
      {hint ? <p className={classes.quiet}>{hint}</p> : null}
    </>
  );

  function said(): [title: string, hint: string] {
    if (plan.steps.length === 0) return [t('goal.none'), ''];
    if (plan.reachesOn === null && plan.short === 0) return [t('goal.no_pace'), t('goal.no_pace_hint')];
    if (!plan.isInTime && plan.short === 0)
      return [
        t('goal.late', { day: reward.campaign ? formatDay(reward.campaign.endsOn, locale) : '' }),
        t('goal.late_hint', { needed: plan.neededAWeek, sold: plan.soldAWeek }),
      ];
    const sums = t('goal.sums', { points: formatPoints(plan.total, locale) });
    return plan.reachesOn === null
      ? [t('goal.no_pace'), sums]
      : [t('goal.reach', { day: unbroken(formatDay(plan.reachesOn, locale, 'weekday')) }), sums];
  }
}

function Step({ step, year }: { step: GoalStep; year: number }) {
  const { t } = useTranslation('rewards');
  const locale = useLocale();
  const Icon = step.kind === 'photo' ? IconCamera : IconReceipt;
  const facts = [
    step.kind === 'sale' ? t('goal.each', { points: formatPoints(step.points, locale) }) : '',
    step.promotion ?? '',
    step.until ? t('goal.until', { day: formatDay(step.until, locale, 'short', year) }) : '',
  ].filter(Boolean);
  return (
    <li>
      <span className={classes.sign}>
        <Icon size={22} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.words}>
        <b>
          {step.kind === 'photo' ? t('goal.photo', { title: step.title }) : t('goal.sale', { quantity: step.quantity, title: step.title })}
        </b>
        <span className={classes.quiet}>{facts.join(' · ')}</span>
      </span>
      <Tag>{formatPoints(step.points * step.quantity, locale, true)}</Tag>
    </li>
  );
}
