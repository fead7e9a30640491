import type { AuditDecision } from '@vitrine/contract/audit';
import { participantTextLimit } from '@vitrine/domain/kernel';
import { Dialog, Textarea } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';

type DisagreeDialogProps = {
  decision: AuditDecision | undefined;
  isSending: boolean;
  onClose: () => void;
  onSend: (note: string) => void;
};

/** Why somebody would have decided otherwise; what was decided stays. */
export function DisagreeDialog({ decision, isSending, onClose, onSend }: DisagreeDialogProps) {
  const { t } = useTranslation('audit');
  const { atField } = useMessages();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const send = () => {
    const told = text.trim();
    if (told === '') return setWrong('opinion_note_required');
    if (Array.from(told).length > participantTextLimit) return setWrong('too_long');
    setText('');
    setWrong(undefined);
    return onSend(told);
  };
  return (
    <Dialog isOpen={decision !== undefined} onClose={onClose} title={t('opinion.why')}>
      <p>{t('opinion.stays')}</p>
      <Textarea
        label={t('opinion.note')}
        rows={2}
        value={text}
        error={wrong === undefined ? undefined : atField(wrong)}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <DialogFoot onClose={onClose} onClick={send} loading={isSending}>
        {t('opinion.disagree')}
      </DialogFoot>
    </Dialog>
  );
}
