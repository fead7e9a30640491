import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Dialog, showToast, Textarea, TextInput } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { letGoOn, resultsKey } from './api.ts';
import classes from './learning.module.css';

type UnblockProps = { isOpen: boolean; enrolmentId: string; name: string; onClose: () => void };

/** Lets a blocked person go on: how many attempts they get, and why; the audit log keeps it and they are told (TST-04). */
export function UnblockDialog({ isOpen, enrolmentId, name, onClose }: UnblockProps) {
  const { t } = useTranslation('learning');
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [attempts, setAttempts] = useState(1);
  const send = useMutation({
    mutationFn: () => letGoOn({ enrolmentId, reason, attempts }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: resultsKey });
      showToast({ text: t('unblock.done', { name }) });
      onClose();
    },
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('unblock.title', { name })}>
      <div className={classes.form}>
        <p>{t('unblock.hint')}</p>
        <TextInput
          type="number"
          min={1}
          max={20}
          label={t('unblock.attempts')}
          value={String(attempts)}
          onChange={(event) => setAttempts(Math.min(20, Math.max(1, event.currentTarget.valueAsNumber || 1)))}
        />
        <Textarea
          label={t('unblock.reason')}
          maxLength={300}
          minRows={3}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <DialogFoot
          onClose={onClose}
          error={send.error}
          loading={send.isPending}
          disabled={reason.trim() === ''}
          onClick={() => send.mutate()}
        >
          {t('unblock.verb')}
        </DialogFoot>
      </div>
    </Dialog>
  );
}
