import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { cancelEvent } from '@vitrine/contract/events';
import { Dialog, showToast, Textarea } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { listKey, oneKey } from '../../shared/resource/index.ts';
import { events, opened } from './events.ts';
import classes from './events.module.css';

/** Calls an event off for good, with a reason that its guests read. */
export function CancelDialog({ eventId, version, onClose }: { eventId: string; version: number; onClose: () => void }) {
  const { t } = useTranslation('events');
  const queries = useQueryClient();
  const [why, setWhy] = useState('');
  const send = useMutation({
    mutationFn: () => call(cancelEvent, { params: { eventId }, body: { version, why: why.trim() } }),
    onSuccess: (detail) => {
      queries.setQueryData(oneKey(events, eventId), opened(detail));
      void queries.invalidateQueries({ queryKey: listKey(events) });
      showToast({ text: t('cancel.done') });
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('cancel.title')}>
      <div className={classes.stack}>
        <Textarea
          label={t('why')}
          description={t('cancel.hint')}
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
          {t('cancel.send')}
        </DialogFoot>
      </div>
    </Dialog>
  );
}
