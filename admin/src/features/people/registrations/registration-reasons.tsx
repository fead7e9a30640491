import { registrationReasons } from '@vitrine/domain/identity';
import { useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { Reasons } from '../../../shared/queue/index.ts';
import type { RegistrationDecision } from './deciding.ts';

type RegistrationReasonsProps = {
  decision: RegistrationDecision;
  noteLabel: string;
};

/** Why a registration is refused; whoever registered reads it in their language, and the note as it is written. */
export function RegistrationReasons({ decision: { draft, choose, write, noteRef }, noteLabel }: RegistrationReasonsProps) {
  const { t } = useTranslation('people');
  const { atField } = useMessages();
  return (
    <Reasons
      label={t('registrations.choose_reason')}
      reasons={registrationReasons.map((key) => ({
        key,
        label: t(`registrations.reason.${key}`),
        hint: t(`registrations.reason_hint.${key}`),
      }))}
      chosen={draft.reason}
      onChoose={choose}
      note={draft.note}
      onNote={write}
      noteLabel={noteLabel}
      noteRef={noteRef}
      error={draft.wrong === 'note_required' ? atField('required') : undefined}
      isAskedFor={draft.reason !== undefined || draft.wrong !== undefined}
    />
  );
}
