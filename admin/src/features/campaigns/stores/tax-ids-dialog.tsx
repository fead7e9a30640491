import { useMutation } from '@tanstack/react-query';
import { Dialog, showToast, Textarea } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../shared/dialog-foot.tsx';
import { changeStores } from '../api.ts';
import classes from '../campaigns.module.css';

type TaxIdsDialogProps = { campaignId: string; isOpen: boolean; onClose: () => void; onDone: () => void };

/** Many stores at once, by their tax ids as an export's column brings them; one that nobody knows stops all, and is named. */
export function TaxIdsDialog({ campaignId, isOpen, onClose, onDone }: TaxIdsDialogProps) {
  const { t } = useTranslation('campaigns');
  const { atForm } = useMessages();
  const [text, setText] = useState('');
  const ids = text
    .split(/[\n;,\t]/)
    .map((one) => one.trim())
    .filter(Boolean);
  const send = useMutation({
    mutationFn: () => changeStores(campaignId, { addTaxIds: ids }),
    onSuccess: ({ stores }) => {
      showToast({ text: t('taking_part.done', { count: stores }) });
      setText('');
      onDone();
      onClose();
    },
  });
  const told = send.error ? [atForm(refusalCode(send.error)), ...unknownOf(send.error, ids)].join(' ') : undefined;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('taking_part.read')}>
      <div className={classes.stack}>
        <Textarea
          label={t('taking_part.tax_ids')}
          description={t('taking_part.tax_ids_hint')}
          rows={8}
          value={text}
          error={told}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <DialogFoot onClose={onClose} onClick={() => send.mutate()} loading={send.isPending} disabled={ids.length === 0}>
          {t('taking_part.add', { count: ids.length })}
        </DialogFoot>
      </div>
    </Dialog>
  );
}

/** The ids that `addTaxIds.3` and the like speak of. */
function unknownOf(error: Error, ids: readonly string[]): string[] {
  const fields = 'fields' in error && typeof error.fields === 'object' && error.fields !== null ? error.fields : {};
  return Object.keys(fields).flatMap((name) => ids[Number(name.split('.')[1])] ?? []);
}
