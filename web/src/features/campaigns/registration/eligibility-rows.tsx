import type { Registration } from '@vitrine/contract/campaigns';
import { Card } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { IconAlertCircle, IconCircleCheck } from '../../../shared/icons.ts';
import classes from './registration.module.css';

/** What no form can mend: account, campaign, country, age. Each says how it stands, and why not. */
export function EligibilityRows({ steps }: { steps: Registration['steps'] }) {
  const { t } = useTranslation('campaigns');
  const { atForm } = useMessages();
  const fixed = steps.flatMap((one) =>
    one.step === 'account' || one.step === 'campaign' || one.step === 'country' || one.step === 'age' ? [{ ...one, step: one.step }] : [],
  );
  return (
    <Card label={t('registration.eligibility')}>
      <ul className={classes.eligibility}>
        {fixed.map(({ step, isDone, refusal }) => (
          <li key={step} data-done={isDone || undefined}>
            {isDone ? <IconCircleCheck size={20} stroke={1.75} aria-hidden /> : <IconAlertCircle size={20} stroke={1.75} aria-hidden />}
            <span>
              {t(`registration.steps.${step}`)}
              {refusal ? <b role="alert">{atForm(refusal)}</b> : null}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
