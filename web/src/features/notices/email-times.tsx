import type { NoticePreferences } from '@vitrine/contract/notices';
import { weekdays } from '@vitrine/domain/kernel';
import type { DigestRhythm } from '@vitrine/domain/notices';
import { Switch } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { PlainSelect } from '../../shared/plain-select.tsx';

type EmailTimesProps = { wishes: NoticePreferences; rhythms: readonly DigestRhythm[]; onChange: (wishes: NoticePreferences) => void };

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${String(hour).padStart(2, '0')}:00` }));
const usualNight = { from: 21, until: 7 };

/** When e-mails come: at once or gathered, at which hour of the person's own clock, and the hours without any. */
export function EmailTimes({ wishes, rhythms, onChange }: EmailTimesProps) {
  const { t } = useTranslation('notices');
  const { digest, digestHour, digestDay, quiet } = wishes;
  return (
    <>
      <PlainSelect
        label={t('preferences.rhythm')}
        value={digest}
        choices={rhythms.map((value) => ({ value, label: t(`preferences.rhythms.${value}`) }))}
        onChoose={(value) => onChange({ ...wishes, digest: rhythms.find((one) => one === value) ?? digest })}
      />
      {digest === 'weekly' ? (
        <PlainSelect
          label={t('preferences.day')}
          value={digestDay}
          choices={weekdays.map((value) => ({ value, label: t(`preferences.days.${value}`) }))}
          onChoose={(value) => onChange({ ...wishes, digestDay: weekdays.find((one) => one === value) ?? digestDay })}
        />
      ) : null}
      {digest === 'none' ? null : (
        <PlainSelect
          label={t('preferences.hour')}
          value={String(digestHour)}
          choices={hours}
          onChoose={(value) => onChange({ ...wishes, digestHour: Number(value) })}
        />
      )}
      <Switch
        label={t('preferences.quiet')}
        checked={quiet !== null}
        onChange={(event) => onChange({ ...wishes, quiet: event.currentTarget.checked ? usualNight : null })}
      />
      {quiet ? (
        <>
          <PlainSelect
            label={t('preferences.from')}
            value={String(quiet.from)}
            choices={hours}
            onChoose={(value) => onChange({ ...wishes, quiet: { ...quiet, from: Number(value) } })}
          />
          <PlainSelect
            label={t('preferences.until')}
            value={String(quiet.until)}
            choices={hours}
            onChoose={(value) => onChange({ ...wishes, quiet: { ...quiet, until: Number(value) } })}
          />
        </>
      ) : null}
    </>
  );
}
