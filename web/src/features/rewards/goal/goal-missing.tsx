import type { RewardPage } from '@vitrine/contract/rewards';
import { PointsSwatch } from '@vitrine/ui';
import { formatPoints } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/use-locale.ts';
import classes from './goal.module.css';

/** What is missing is the hero; the bar shows what is audited, what still is, and the way that is left. */
export function GoalMissing({ reward }: { reward: RewardPage }) {
  const { t } = useTranslation('rewards');
  const { t: ofKit } = useTranslation('ui');
  const locale = useLocale();
  const { campaign, missing, price } = reward;
  const have = Math.min(price, campaign?.available ?? 0);
  const audit = Math.min(have, campaign?.underAudit ?? 0);
  const parts = [
    { state: 'earned', amount: have - audit },
    { state: 'audit', amount: audit },
  ] as const;
  return (
    <div className={classes.missing}>
      {missing > 0 ? (
        <p className={classes.hero}>
          <b>{formatPoints(missing, locale)}</b> {t('goal.missing', { count: missing })}
        </p>
      ) : (
        <h2>{t('goal.enough')}</h2>
      )}
      <div
        className={classes.bar}
        role="progressbar"
        aria-label={t('goal.bar')}
        aria-valuemin={0}
        aria-valuemax={price}
        aria-valuenow={price - missing}
      >
        {parts.map(({ state, amount }) => (amount > 0 ? <i key={state} data-state={state} style={{ flexGrow: amount }} /> : null))}
        {missing > 0 ? <i style={{ flexGrow: missing }} /> : null}
      </div>
      <ul className={classes.legend}>
        {parts.map(({ state, amount }) =>
          amount > 0 ? (
            <li key={state}>
              <PointsSwatch state={state} />
              <b>{formatPoints(amount, locale)}</b> {ofKit(`points.${state}`).toLocaleLowerCase(locale)}
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}
