import { recurrenceFrequencies, weekdays, type RecurrenceFrequency, type RepeatFaults, type Weekday } from '@vitrine/domain/kernel';
import { Checkbox, NativeSelect, Radio, TextInput } from '@vitrine/ui';
import { useMessages } from '@vitrine/ui/forms';
import { matchLocale } from '@vitrine/ui/words';
import { useTranslation } from 'react-i18next';
import type { RepeatDraft } from './draft.ts';
import classes from './recurrence.module.css';

type FieldsProps = {
  draft: RepeatDraft;
  faults: RepeatFaults | Record<string, string>;
  onChange: (draft: RepeatDraft) => void;
};

/** From the shortest to the longest; the rule lists them the other way round. */
const frequencies = recurrenceFrequencies.toReversed();
const isFrequency = (value: string): value is RecurrenceFrequency => frequencies.some((one) => one === value);

/** How often something comes again, on which days of the week, and until when; each refusal stands at its field (VAL-13). */
export function RecurrenceFields({ draft, faults, onChange }: FieldsProps) {
  const { t } = useTranslation('recurrence');
  const { atField } = useMessages();
  const told: Record<string, string | undefined> = faults;
  const errorOf = (field: string) => (told[field] === undefined ? null : atField(told[field]));
  const change = (changes: Partial<RepeatDraft>) => onChange({ ...draft, ...changes });
  return (
    <>
      <div className={classes.pair}>
        <NativeSelect
          label={t('frequency')}
          value={draft.frequency}
          data={frequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
          error={errorOf('frequency')}
          onChange={({ currentTarget: { value } }) => isFrequency(value) && change({ frequency: value })}
        />
        <TextInput
          type="number"
          min={1}
          label={t(`interval.${draft.frequency}`)}
          value={draft.interval}
          error={errorOf('interval')}
          onChange={({ currentTarget: { value } }) => change({ interval: value })}
        />
      </div>
      {draft.frequency === 'weekly' ? <Days chosen={draft.byday} error={errorOf('byday')} onChange={(byday) => change({ byday })} /> : null}
      <div className={classes.pair}>
        <Radio.Group label={t('ends')} value={draft.ends} onChange={(ends) => change({ ends: ends === 'on_day' ? 'on_day' : 'after' })}>
          <div className={classes.ends}>
            <Radio value="after" label={t('after')} />
            <Radio value="on_day" label={t('on_day')} />
          </div>
        </Radio.Group>
        {draft.ends === 'on_day' ? (
          <TextInput
            type="date"
            label={t('until')}
            value={draft.until}
            error={errorOf('until')}
            onChange={({ currentTarget: { value } }) => change({ until: value })}
          />
        ) : (
          <TextInput
            type="number"
            min={1}
            label={t('count')}
            value={draft.count}
            error={errorOf('count') ?? errorOf('until')}
            onChange={({ currentTarget: { value } }) => change({ count: value })}
          />
        )}
      </div>
    </>
  );
}

type DaysProps = { chosen: readonly Weekday[]; error: string | null; onChange: (days: Weekday[]) => void };

/** The days of a week, short to see and whole to hear. */
function Days({ chosen, error, onChange }: DaysProps) {
  const { t, i18n } = useTranslation('recurrence');
  const locale = matchLocale(i18n.language);
  const nameOf = (place: number, weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + place)); // that year began on a Monday
  return (
    <Checkbox.Group
      label={t('days')}
      value={[...chosen]}
      error={error}
      onChange={(days) => onChange(weekdays.filter((day) => days.includes(day)))}
    >
      <div className={classes.days}>
        {weekdays.map((day, place) => (
          <Checkbox
            key={day}
            value={day}
            classNames={{ body: classes.day ?? '', labelWrapper: classes.dayLabel ?? '' }}
            aria-label={nameOf(place, 'long')}
            label={<span aria-hidden>{nameOf(place, 'short').replace('.', '')}</span>}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
