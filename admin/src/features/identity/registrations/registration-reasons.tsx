import { registrationReasons } from '@vitrine/domain/identity';
import { useMessages } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { Reasons } from '../../../shared/queue/index.ts';
import type { OneDecision, SeveralDecisions } from './use-decisions.ts';

type RegistrationReasonsProps = {
  acts: Pick<OneDecision | SeveralDecisions, 'draft' | 'choose' | 'write' | 'noteRef'>;
  noteLabel: string;
};

/** Why a registration is refused; whoever registered reads it in their language, and the note as it is written. */
export function RegistrationReasons({ acts: { draft, choose, write, noteRef }, noteLabel }: RegistrationReasonsProps) {
  const { t } = useTranslation('identity');
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
