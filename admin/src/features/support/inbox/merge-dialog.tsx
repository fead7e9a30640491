import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TicketToAnswer } from '@vitrine/contract/support';
import { Dialog, NativeSelect, showToast } from '@vitrine/ui';
import { formatNumber, matchLocale } from '@vitrine/ui/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../shared/dialog-foot.tsx';
import { inboxKey, mergeInto, ticketQuery } from './api.ts';

/** Into which other ticket of the same person this one goes. */
export function MergeDialog({ ticket, onClose }: { ticket: TicketToAnswer; onClose: () => void }) {
  const { t, i18n } = useTranslation('support');
  const locale = matchLocale(i18n.language);
  const queries = useQueryClient();
  const [into, setInto] = useState(ticket.others[0]?.id ?? '');
  const merge = useMutation({
    mutationFn: () => mergeInto(ticket, into),
    onSuccess: (kept) => {
      queries.setQueryData(ticketQuery(kept.id).queryKey, kept);
      showToast({ text: t('merge.done') });
      onClose();
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ticketQuery(ticket.id).queryKey }),
        queries.invalidateQueries({ queryKey: inboxKey }),
      ]),
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('merge.title')}>
      <p>{t('merge.hint')}</p>
      <NativeSelect
        label={t('merge.which')}
        value={into}
        onChange={(event) => setInto(event.currentTarget.value)}
        data={ticket.others.map(({ id, number, subject }) => ({
          value: id,
          label: t('merge.choice', { number: formatNumber(number, locale), subject }),
        }))}
      />
      <DialogFoot onClose={onClose} error={merge.error} loading={merge.isPending} onClick={() => merge.mutate()}>
        {t('merge.open')}
      </DialogFoot>
    </Dialog>
  );
}
