import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { undoArrival, type Arrival } from '@vitrine/contract/events';
import { Dialog, showToast, Textarea } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import classes from './events.module.css';

/** Takes an arrival away with a reason that the person reads; its points go with it. */
export function UndoDialog({ eventId, arrival: { memberId, name }, onClose }: { eventId: string; arrival: Arrival; onClose: () => void }) {
  const { t } = useTranslation('events');
  const queries = useQueryClient();
  const [why, setWhy] = useState('');
  const send = useMutation({
    mutationFn: () => call(undoArrival, { params: { eventId, memberId }, body: { why: why.trim() } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['events', 'arrivals', eventId] });
      showToast({ text: t('undo.done') });
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('undo.of', { name })}>
      <div className={classes.stack}>
        <Textarea
          label={t('why')}
          description={t('undo.hint')}
          value={why}
          maxLength={300}
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
        <DialogFoot
          onClose={onClose}
          error={send.error}
          loading={send.isPending}
          disabled={why.trim() === ''}
          color="refused"
          onClick={() => send.mutate()}
        >
          {t('undo.send')}
        </DialogFoot>
      </div>
    </Dialog>
  );
}
