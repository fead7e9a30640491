import type { PersonStatus } from '@vitrine/domain/identity';
import { StateChip } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';

const looks = { approved: 'quiet', awaiting_approval: 'expiring', blocked: 'refused' } as const satisfies Record<PersonStatus, string>;

/** Whether a person comes in; approved is the normal case and stays grey. */
export function StatusChip({ status }: { status: PersonStatus }) {
  const { t } = useTranslation('people');
  return (
    <StateChip state={looks[status]} {...(status === 'approved' ? { icon: null } : {})}>
      {t(`people.choice.status.${status}`)}
    </StateChip>
  );
}
