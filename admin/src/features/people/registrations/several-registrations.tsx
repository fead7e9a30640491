import type { RegistrationRow } from '@vitrine/contract/identity';
import { useTranslation } from 'react-i18next';
import { DecisionFoot, SeveralPane } from '../../../shared/queue/index.ts';
import type { RegistrationDecision } from './deciding.ts';
import { RegistrationChips } from './registration-queue-row.tsx';
import { RegistrationReasons } from './registration-reasons.tsx';

type SeveralRegistrationsProps = {
  rows: readonly RegistrationRow[];
  several: RegistrationDecision;
  onUnmark: (id: string) => void;
  onClose: () => void;
};

/** The marked registrations, and one decision for all of them. */
export function SeveralRegistrations({ rows, several, onUnmark, onClose }: SeveralRegistrationsProps) {
  const { t } = useTranslation('people');
  const count = rows.length;
  return (
    <SeveralPane
      title={t('registrations.several.title', { count })}
      impact={[
        { state: 'earned', text: t('registrations.several.approve_does', { count }) },
        { state: 'refused', text: t('registrations.several.refuse_does', { count }) },
      ]}
      rows={rows.map((row) => ({
        id: row.id,
        name: row.fullName,
        about: row.email,
        points: '',
        chips: <RegistrationChips row={row} verb={undefined} />,
      }))}
      onUnmark={onUnmark}
      onClose={onClose}
    >
      <DecisionFoot
        told={several.draft.wrong === 'reason_required' ? t('registrations.reason_required') : undefined}
        refuse={{ label: t('registrations.several.refuse', { count }), key: 'R', onPress: several.refuse }}
        accept={{ label: t('registrations.several.approve', { count }), key: 'A', onPress: several.approve }}
      >
        <RegistrationReasons decision={several} noteLabel={t('registrations.several.note')} />
      </DecisionFoot>
    </SeveralPane>
  );
}
