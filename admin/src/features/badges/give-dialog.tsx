import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { awardBadge } from '@vitrine/contract/badges';
import { listPeople } from '@vitrine/contract/people';
import { Dialog, Select, showToast, Textarea } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { listKey } from '../../shared/resource/index.ts';
import { useSettled } from '../../shared/use-settled.ts';
import { awardsKey, badges } from './badges.tsx';
import classes from './badges.module.css';

/** Gives a badge to a person by hand, with a reason that they read. */
export function GiveDialog({ badgeId, onClose }: { badgeId: string; onClose: () => void }) {
  const { t } = useTranslation('badges');
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const [memberId, setMemberId] = useState<string | null>(null);
  const [why, setWhy] = useState('');
  const search = useSettled(typed.trim());
  const people = useQuery({
    queryKey: ['badges', 'people', search],
    queryFn: () => call(listPeople, { query: { limit: 20, ...(search === '' ? {} : { search }) } }),
  });
  const send = useMutation({
    mutationFn: () => call(awardBadge, { params: { badgeId }, body: { memberId: memberId ?? '', why: why.trim() } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: awardsKey(badgeId) });
      void queries.invalidateQueries({ queryKey: listKey(badges) });
      showToast({ text: t('give.done') });
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('give.title')}>
      <div className={classes.stack}>
        <Select
          label={t('give.who')}
          data={(people.data?.items ?? []).map(({ id, fullName }) => ({ value: id, label: fullName }))}
          value={memberId}
          onChange={setMemberId}
          onSearchChange={setTyped}
          searchable
        />
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
          disabled={memberId === null || why.trim() === ''}
          onClick={() => send.mutate()}
        >
          {t('give.send')}
        </DialogFoot>
      </div>
    </Dialog>
  );
}
