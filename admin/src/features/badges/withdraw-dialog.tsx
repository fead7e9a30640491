import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { withdrawAward, type Award } from '@vitrine/contract/badges';
import { Dialog, showToast, Textarea } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { listKey } from '../../shared/resource/index.ts';
import { awardsKey, badges } from './badges.tsx';
import classes from './badges.module.css';

/** Takes a badge away with a reason that the person reads. */
export function WithdrawDialog({ badgeId, award, onClose }: { badgeId: string; award: Award; onClose: () => void }) {
  const { t } = useTranslation('badges');
  const queries = useQueryClient();
  const [why, setWhy] = useState('');
  const send = useMutation({
    mutationFn: () => call(withdrawAward, { params: { awardId: award.id }, body: { why: why.trim() } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: awardsKey(badgeId) });
      void queries.invalidateQueries({ queryKey: listKey(badges) });
      showToast({ text: t('withdraw.done') });
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('withdraw.of', { name: award.name })}>
      <div className={classes.stack}>
        <Textarea
          label={t('why')}
          description={t('why_hint')}
          value={why}
          maxLength={300}
          onChange={(event) => setWhy(event.currentTarget.value)}
        />
        <DialogFoot
          onClose={onClose}
          error={send.error}
          loading={send.isPending}
          disabled={why.trim() === ''}
          onClick={() => send.mutate()}
        >
          {t('withdraw.send')}
        </DialogFoot>
      </div>
    </Dialog>
  );
}
