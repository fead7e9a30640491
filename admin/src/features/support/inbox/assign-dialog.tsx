import { useQuery } from '@tanstack/react-query';
import type { TicketToAnswer } from '@vitrine/contract/support';
import { Dialog, NativeSelect } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../shared/dialog-foot.tsx';
import { staffQuery } from './api.ts';
import { useAct } from './use-act.ts';

/** To whom a ticket goes on; to nobody, and it is everybody's again. */
export function AssignDialog({ ticket, onClose }: { ticket: TicketToAnswer; onClose: () => void }) {
  const { t } = useTranslation('support');
  const staff = useQuery(staffQuery);
  const act = useAct(ticket);
  const [to, setTo] = useState(ticket.assignee?.memberId ?? '');
  return (
    <Dialog isOpen onClose={onClose} title={t('pass_to.title')}>
      <NativeSelect
        label={t('pass_to.who')}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
        data={[
          { value: '', label: t('pass_to.nobody') },
          ...(staff.data?.items ?? []).map(({ memberId, name }) => ({ value: memberId, label: name })),
        ]}
      />
      <DialogFoot
        onClose={onClose}
        error={act.error}
        loading={act.isPending}
        onClick={() => act.mutate({ what: 'assign', memberId: to === '' ? null : to }, { onSuccess: onClose })}
      >
        {t('pass')}
      </DialogFoot>
    </Dialog>
  );
}
