import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { firstWays, type FirstWay } from '@vitrine/domain/learning';
import { Dialog, NativeSelect, Select, showToast, TextInput } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../../shared/dialog-foot.tsx';
import { groupsQuery, putRule, rulesQuery, type Subject } from './api.ts';
import classes from './enrolments.module.css';

/** Lets a group be in, now and whoever comes later. */
export function RuleDialog({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const { t } = useTranslation('learning/enrolments');
  const queries = useQueryClient();
  const { data: lists } = useQuery(groupsQuery);
  const [groupId, setGroupId] = useState<string | null>(null);
  const [days, setDays] = useState('');
  const [comesFirst, setFirst] = useState<FirstWay | null>(null);
  const send = useMutation({
    mutationFn: () => putRule(subject, { groupId: groupId ?? '', dueDays: days === '' ? null : Number(days), comesFirst }),
    onSuccess: async (rule) => {
      await queries.invalidateQueries({ queryKey: rulesQuery(subject).queryKey });
      await queries.invalidateQueries({ queryKey: ['learning', 'enrolments', subject.subjectId] });
      showToast({ text: t('rule.done', { group: rule.group }) });
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('rule.title')}>
      <div className={classes.stack}>
        <p>{t('rule.means')}</p>
        <Select
          label={t('rule.group')}
          data={(lists?.groups_user ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={groupId}
          onChange={setGroupId}
          searchable
        />
        <TextInput
          type="number"
          min={1}
          max={730}
          label={t('rule.days')}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('rule.first')}
          description={t('rule.first_hint')}
          value={comesFirst ?? ''}
          onChange={(event) => setFirst(firstWays.find((way) => way === event.currentTarget.value) ?? null)}
          data={[{ value: '', label: t('rule.first_no') }, ...firstWays.map((way) => ({ value: way, label: t(`rule.first_${way}`) }))]}
        />
        <DialogFoot onClose={onClose} error={send.error} loading={send.isPending} disabled={groupId === null} onClick={() => send.mutate()}>
          {t('rule.send')}
        </DialogFoot>
      </div>
    </Dialog>
  );
}
