import { useMutation } from '@tanstack/react-query';
import { call } from '@vitrine/client';
import { addEncounter, addEncounters, type ClassDetail } from '@vitrine/contract/classes';
import { instantOf, isDay, judgeRepeat } from '@vitrine/domain/kernel';
import { Dialog, Loading, Select, Switch, TextInput } from '@vitrine/ui';
import { toldBy, useMessages } from '@vitrine/ui/forms';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { DatesPreview, proposedRepeat, RecurrenceFields, wishOf, type RepeatDraft } from '../../shared/recurrence/index.ts';
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
type Form = typeof empty;

const bodyOf = ({ minutes, capacity, meetingUrl, ...form }: Form) => ({
  ...form,
  minutes: Number(minutes),
  capacity: capacity === '' ? null : Number(capacity),
  meetingUrl: meetingUrl.trim() === '' ? null : meetingUrl.trim(),
});

type EncounterDialogProps = { detail: ClassDetail; planned?: PlannedAt | undefined; onClose: () => void };

/** Plans one encounter by what a clock shows there, or one on each day of a rule; what was typed stays when it is refused. */
export function EncounterDialog({ detail, planned, onClose }: EncounterDialogProps) {
  const { t } = useTranslation('classes');
  const { atField } = useMessages();
  const [form, setForm] = useState({ ...empty, ...planned });
  const [draft, setDraft] = useState<RepeatDraft>();
  const saved = useSaved(detail.id);
  const write = (change: Partial<Form>) => setForm((before) => ({ ...before, ...change }));
  const verdict = draft && isDay(form.day) ? judgeRepeat(wishOf(draft), { firstDay: form.day }) : undefined;
  const send = useMutation({
    mutationFn: () => {
      const ask = { params: { classId: detail.id }, body: bodyOf(form) };
      return draft ? call(addEncounters, { ...ask, body: { ...ask.body, rule: wishOf(draft) } }) : call(addEncounter, ask);
    },
    onSuccess: (now) => {
      saved(now);
      onClose();
    },
  });
  const fields = send.error ? toldBy(send.error).fields : {};
  const errorOf = (field: string) => (fields[field] === undefined ? null : atField(fields[field]));
  const days = verdict?.ok ? verdict.repeat.days : [];
  return (
    <Dialog isOpen onClose={onClose} title={t('add')}>
      <div className={styles.stack}>
        <TextInput
          type="date"
          label={t('day')}
          value={form.day}
          error={errorOf('day')}
          onChange={(event) => write({ day: event.currentTarget.value })}
        />
        <TextInput
          type="time"
          label={t('time')}
          value={form.time}
          error={errorOf('time')}
          onChange={(event) => write({ time: event.currentTarget.value })}
        />
        <Select
          label={t('zone')}
          data={zoneChoices}
          value={form.zone}
          error={errorOf('zone')}
          onChange={(zone) => write({ zone: zone ?? empty.zone })}
          searchable
        />
        <TextInput
          type="number"
          min={1}
          max={960}
          label={t('minutes')}
          value={form.minutes}
          error={errorOf('minutes')}
          onChange={(event) => write({ minutes: event.currentTarget.value })}
        />
        <TextInput
          label={t('place')}
          value={form.place}
          maxLength={200}
          error={errorOf('place')}
          onChange={(event) => write({ place: event.currentTarget.value })}
        />
        <TextInput
          type="number"
          min={1}
          max={100_000}
          label={t('capacity')}
          description={t('capacity_hint')}
          value={form.capacity}
          error={errorOf('capacity')}
          onChange={(event) => write({ capacity: event.currentTarget.value })}
        />
        <TextInput
          label={t('meeting')}
          description={t('meeting_hint')}
          value={form.meetingUrl}
          maxLength={500}
          error={errorOf('meetingUrl')}
          onChange={(event) => write({ meetingUrl: event.currentTarget.value })}
        />
        <Switch
          label={t('in_page')}
          description={t('in_page_hint')}
          checked={form.isInPage}
          error={errorOf('isInPage')}
          onChange={(event) => write({ isInPage: event.currentTarget.checked })}
        />
        <Switch
          label={t('repeat.open')}
          checked={draft !== undefined}
          disabled={!isDay(form.day)}
          onChange={(event) => setDraft(event.currentTarget.checked ? proposedRepeat(form.day) : undefined)}
        />
        {draft ? (
          <Suspense fallback={<Loading shape="form" />}>
            <RecurrenceFields draft={draft} faults={verdict && !verdict.ok ? verdict.faults : faultsOfRule(fields)} onChange={setDraft} />
            <DatesPreview
              dates={days.flatMap((day) => spanOf(form, day))}
              zone={form.zone}
              place={form.place}
              instructorId={detail.class.instructorId}
              people={detail.class.seats}
              capacity={bodyOf(form).capacity}
            />
          </Suspense>
        ) : null}
        <DialogFoot
          onClose={onClose}
          error={Object.keys(fields).length > 0 ? null : send.error}
          loading={send.isPending}
          disabled={form.day === '' || form.time === '' || (draft !== undefined && !verdict?.ok)}
          onClick={() => send.mutate()}
        >
          {draft ? t('repeat.send', { count: days.length }) : t('add')}
        </DialogFoot>
      </div>
    </Dialog>
  );
}

/** From when to when an encounter of this form is on a day; none while the hour or the length are not written yet. */
function spanOf({ time, zone, minutes }: Form, day: string): { beginsAt: string; endsAt: string }[] {
  const length = Number(minutes);
  if (time === '' || !(length > 0)) return [];
  const beginsAt = new Date(instantOf({ day, time, zone })).toISOString();
  return [{ beginsAt, endsAt: new Date(Date.parse(beginsAt) + length * 60_000).toISOString() }];
}

/** What the server refused of the rule, by the fields of the rule. */
const faultsOfRule = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([field, code]) => (field.startsWith('rule.') ? [[field.slice(5), code]] : [])));
