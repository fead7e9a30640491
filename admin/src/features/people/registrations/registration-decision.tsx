import type { RegistrationToDecide } from '@vitrine/contract/identity';
import { PointsSwatch } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { DecisionFoot, queueClasses as classes } from '../../../shared/queue/index.ts';
import type { RegistrationDecision as Deciding } from './deciding.ts';
import { RegistrationReasons } from './registration-reasons.tsx';

/** What each decision does, and the decisions that the server allows. */
export function RegistrationDecision({ one, decision }: { one: RegistrationToDecide; decision: Deciding }) {
  const { t } = useTranslation('people');
  const { atForm } = useMessages();
  const { can, registration } = one;
  const { draft, pendingAction, refusal, approve, refuse } = decision;
  const isNothing = pendingAction !== undefined || (!can.approve && !can.refuse);
  const told = draft.wrong === 'reason_required' ? t('registrations.reason_required') : refusal === undefined ? undefined : atForm(refusal);
  return (
    <div className={classes.inspector}>
      <div className={classes.body}>
        <h2>{t('registrations.decision')}</h2>
        {isNothing ? (
          <p className={classes.second}>{t('registrations.nothing_to_do')}</p>
        ) : (
          <section className={classes.impact} aria-label={t('registrations.impact')}>
            {can.approve ? <Impact state="earned" text={t(`registrations.approve_does.${registration.status}`)} /> : null}
            {can.refuse ? <Impact state="refused" text={t('registrations.refuse_does')} /> : null}
          </section>
        )}
      </div>
      {isNothing ? null : (
        <DecisionFoot
          told={told}
          refuse={can.refuse ? { label: t('registrations.refuse'), key: 'R', onPress: refuse } : undefined}
          accept={can.approve ? { label: t('registrations.approve'), key: 'A', onPress: approve } : undefined}
        >
          {can.refuse ? <RegistrationReasons decision={decision} noteLabel={t('registrations.note')} /> : null}
        </DecisionFoot>
      )}
    </div>
  );
}

const Impact = ({ state, text }: { state: 'earned' | 'refused'; text: string }) => (
  <p>
    <PointsSwatch state={state} />
    <span>{text}</span>
  </p>
);
