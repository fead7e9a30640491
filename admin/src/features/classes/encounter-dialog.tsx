import { useMutation } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { addEncounter } from '@vitrine/contract/classes';
import { Dialog, Select, Switch, TextInput } from '@vitrine/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { zoneChoices } from '../../shared/zones.ts';
import styles from './classes.module.css';
import type { PlannedAt } from './planned-at.ts';
import { useSaved } from './use-saved.ts';

const empty = {
  day: '',
  time: '09:00',
  zone: 'America/Sao_Paulo',
  minutes: '180',
  place: '',
  capacity: '',
  meetingUrl: '',
  isInPage: false,
};

type EncounterDialogProps = { classId: string; planned?: PlannedAt | undefined; onClose: () => void };

/** Plans one encounter by what a clock shows there; what was typed stays when it is refused. */
export function EncounterDialog({ classId, planned, onClose }: EncounterDialogProps) {
  const { t } = useTranslation('classes');
  const [form, setForm] = useState({ ...empty, ...planned });
  const saved = useSaved(classId);
  const write = (change: Partial<typeof empty>) => setForm((before) => ({ ...before, ...change }));
  const send = useMutation({
    mutationFn: () => {
      const meetingUrl = form.meetingUrl.trim();
      const body = {
        ...form,
        minutes: Number(form.minutes),
        capacity: form.capacity === '' ? null : Number(form.capacity),
        meetingUrl: meetingUrl === '' ? null : meetingUrl,
      };
      return call(addEncounter, { params: { classId }, body });
    },
    onSuccess: (now) => {
      saved(now);
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('add')}>
      <div className={styles.stack}>
        <TextInput type="date" label={t('day')} value={form.day} onChange={(event) => write({ day: event.currentTarget.value })} />
        <TextInput type="time" label={t('time')} value={form.time} onChange={(event) => write({ time: event.currentTarget.value })} />
        <Select
          label={t('zone')}
          data={zoneChoices}
          value={form.zone}
          onChange={(zone) => write({ zone: zone ?? empty.zone })}
          searchable
        />
        <TextInput
          type="number"
          min={1}
          max={960}
          label={t('minutes')}
          value={form.minutes}
          onChange={(event) => write({ minutes: event.currentTarget.value })}
        />
        <TextInput
          label={t('place')}
          value={form.place}
          maxLength={200}
          onChange={(event) => write({ place: event.currentTarget.value })}
        />
        <TextInput
          type="number"
          min={1}
          max={100_000}
          label={t('capacity')}
          description={t('capacity_hint')}
          value={form.capacity}
          onChange={(event) => write({ capacity: event.currentTarget.value })}
        />
        <TextInput
          label={t('meeting')}
          description={t('meeting_hint')}
          value={form.meetingUrl}
          maxLength={500}
          onChange={(event) => write({ meetingUrl: event.currentTarget.value })}
        />
        <Switch
          label={t('in_page')}
          description={t('in_page_hint')}
          checked={form.isInPage}
          onChange={(event) => write({ isInPage: event.currentTarget.checked })}
        />
        <DialogFoot
          onClose={onClose}
          error={send.error}
          loading={send.isPending}
          disabled={form.day === '' || form.time === ''}
          onClick={() => send.mutate()}
        >
          {t('add')}
        </DialogFoot>
      </div>
    </Dialog>
  );
}
