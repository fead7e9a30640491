import { participantTextLimit } from '@vitrine/domain/kernel';
import { Dialog, Textarea } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../shared/dialog-foot.tsx';
import classes from '../rewards.module.css';
import type { Act } from './api.ts';

export type TextVerb = 'propose' | 'hold' | 'ship';
type TextDialogProps = { verb: TextVerb | undefined; isSending: boolean; onClose: () => void; onSend: (act: Act) => void };

/** A step that needs a word first: why an exception, why it waits, or the code of the parcel. */
export function TextDialog({ verb, isSending, onClose, onSend }: TextDialogProps) {
  const { t } = useTranslation('rewards');
  const { atField } = useMessages();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const shown = verb ?? 'ship';
  const send = () => {
    const told = text.trim();
    if ((shown !== 'ship' && told === '') || Array.from(told).length > participantTextLimit) return setWrong(true);
    onSend({ verb: shown, text: told });
    setText('');
    setWrong(false);
    return onClose();
  };
  return (
    <Dialog isOpen={verb !== undefined} onClose={onClose} title={t(`orders.ask.${shown}.title`)}>
      <div className={classes.stack}>
        <p>{t(`orders.ask.${shown}.hint`)}</p>
        <Textarea
          label={t(`orders.ask.${shown}.label`)}
          rows={2}
          value={text}
          error={isWrong ? atField(text.trim() === '' ? 'required' : 'too_long') : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <DialogFoot onClose={onClose} onClick={send} loading={isSending}>
          {t(`orders.verb.${shown}`)}
        </DialogFoot>
      </div>
    </Dialog>
  );
}
