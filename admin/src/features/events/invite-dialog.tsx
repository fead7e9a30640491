import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { inviteGuests } from '@vitrine/contract/events';
import { listGroups } from '@vitrine/contract/identity';
import { Dialog, MultiSelect, showToast } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { listKey } from '../../shared/resource/index.ts';
import { events, guestsKey } from './events.tsx';
import classes from './events.module.css';
import { usePeople } from './use-people.ts';

type Chosen = { value: string; label: string };

/** Invites people by their names, and everybody who is in some groups now. */
export function InviteDialog({ eventId, onClose }: { eventId: string; onClose: () => void }) {
  const { t } = useTranslation('events');
  const queries = useQueryClient();
  const { setTyped, people } = usePeople();
  const [guests, setGuests] = useState<Chosen[]>([]);
  const [groupIds, setGroupIds] = useState<string[]>([]);
  const groups = useQuery({ queryKey: ['events', 'groups'], queryFn: () => call(listGroups, { query: { limit: 100 } }) });
  const known = [...guests, ...people.filter(({ value }) => !guests.some((one) => one.value === value))];
  const send = useMutation({
    mutationFn: () => call(inviteGuests, { params: { eventId }, body: { memberIds: guests.map(({ value }) => value), groupIds } }),
    onSuccess: async ({ invited }) => {
      await queries.invalidateQueries({ queryKey: guestsKey(eventId) });
      void queries.invalidateQueries({ queryKey: listKey(events) });
      showToast({ text: t('invite.done', { count: invited }) });
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('invite.title')}>
      <div className={classes.stack}>
        <MultiSelect
          label={t('invite.people')}
          data={known}
          value={guests.map(({ value }) => value)}
          onChange={(ids) => setGuests(known.filter(({ value }) => ids.includes(value)))}
          onSearchChange={setTyped}
          searchable
          hidePickedOptions
        />
        <MultiSelect
          label={t('invite.groups')}
          description={t('invite.groups_hint')}
          data={(groups.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={groupIds}
          onChange={setGroupIds}
          searchable
          hidePickedOptions
        />
        <DialogFoot
          onClose={onClose}
          error={send.error}
          loading={send.isPending}
          disabled={guests.length + groupIds.length === 0}
          onClick={() => send.mutate()}
        >
          {t('invite.send')}
        </DialogFoot>
      </div>
    </Dialog>
  );
}
