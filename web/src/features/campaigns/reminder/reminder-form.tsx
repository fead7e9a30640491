import { CallRefused } from '@vitrine/client';
import type { CampaignCard } from '@vitrine/contract/campaigns';
import type { ReminderFaults } from '@vitrine/domain/campaigns';
import { recurrenceFrequencies, type RecurrenceFrequency } from '@vitrine/domain/kernel';
import { Button, showToast } from '@vitrine/ui';
import { refusalCode } from '@vitrine/ui/forms';
import { cityOf } from '@vitrine/ui/words';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { timeZone } from '../../../shared/device/clock.ts';
import { FormFault } from '../../../shared/field-fault.tsx';
import { PlainField } from '../../../shared/plain-field.tsx';
import { PlainSelect } from '../../../shared/plain-select.tsx';
import { useReminder } from '../api.ts';
import { asked, faultsOf, type ReminderDraft } from './draft.ts';
import { ReminderEnd } from './reminder-end.tsx';
import { WeekdayChoice } from './weekday-choice.tsx';
import classes from './reminder.module.css';

type FormProps = {
  campaign: CampaignCard;
  draft: ReminderDraft;
  onChange: (draft: ReminderDraft) => void;
  onDone: () => void;
};

/** From the shortest to the longest; the rule lists them the other way round. */
const frequencies = recurrenceFrequencies.toReversed();
const isFrequency = (value: string): value is RecurrenceFrequency => frequencies.some((one) => one === value);

/** How often, when, until when; each refusal stands at its field, whether this device or the server found it. */
export function ReminderForm({ campaign, draft, onChange, onDone }: FormProps) {
  const { t } = useTranslation('campaigns');
  const [faults, setFaults] = useState<ReminderFaults>({});
  const [refusal, setRefusal] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const reminder = useReminder(campaign.id);

  const change = (changes: Partial<ReminderDraft>) => {
    const next = { ...draft, ...changes };
    onChange(next);
    if (Object.keys(faults).length > 0) setFaults(faultsOf(next, campaign));
    setRefusal(undefined);
  };
  const show = (wrong: ReminderFaults, code?: string) => {
    setFaults(wrong);
    setRefusal(code);
    requestAnimationFrame(() => form.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'center' }));
  };
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    const wrong = faultsOf(draft, campaign);
    if (Object.keys(wrong).length > 0) return show(wrong);
    reminder.mutate(
      { fileName: `${t('reminder.file')}.ics`, wish: asked(draft) },
      {
        onSuccess: () => {
          showToast({ text: t('reminder.done') });
          onDone();
        },
        onError: (error) => {
          const fields = (error instanceof CallRefused ? error.fields : undefined) ?? {};
          show(fields, Object.keys(fields).some((field) => field in asked(draft)) ? undefined : refusalCode(error));
        },
      },
    );
  };
  const city = cityOf(campaign.timeZone);

  return (
    <form ref={form} className={classes.form} onSubmit={submit} aria-label={t('reminder.title')} noValidate>
      <div className={classes.pair}>
        <PlainSelect
          label={t('reminder.frequency')}
          name="frequency"
          value={draft.frequency}
          choices={frequencies.map((value) => ({ value, label: t(`reminder.frequencies.${value}`) }))}
          error={faults.frequency}
          onChoose={(value) => isFrequency(value) && change({ frequency: value })}
        />
        <PlainField
          label={t(`reminder.interval.${draft.frequency}`)}
          name="interval"
          inputMode="numeric"
          autoComplete="off"
          value={draft.interval}
          error={faults.interval}
          onChange={({ currentTarget: { value } }) => change({ interval: value })}
        />
      </div>
      {draft.frequency === 'weekly' ? (
        <WeekdayChoice chosen={draft.byday} fault={faults.byday} onChange={(byday) => change({ byday })} />
      ) : null}
      <PlainField
        label={t('reminder.at')}
        name="at"
        type="time"
        {...(campaign.timeZone === timeZone() ? {} : { hint: t('reminder.zone', { city }) })}
        value={draft.at}
        error={faults.at}
        onChange={({ currentTarget: { value } }) => change({ at: value })}
      />
      <ReminderEnd draft={draft} faults={faults} onChange={change} />
      <FormFault code={refusal} />
      <Button type="submit" fullWidth loading={reminder.isPending}>
        {t('reminder.download')}
      </Button>
    </form>
  );
}
