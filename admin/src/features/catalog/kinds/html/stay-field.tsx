import { TextInput } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';

type StayProps = { value: number | null; onChange: (seconds: number | null) => void; error: string | undefined; isDisabled: boolean };

/** Seconds that it must be before the person; empty: they say themselves that they are through. */
export function StayField({ value, onChange, error, isDisabled }: StayProps) {
  const { t } = useTranslation(['catalog/kinds/html', 'catalog']);
  return (
    <TextInput
      type="number"
      min={5}
      label={t('seconds')}
      description={t('seconds_hint')}
      value={value === null || Number.isNaN(value) ? '' : value}
      error={error}
      disabled={isDisabled}
      onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.valueAsNumber)}
    />
  );
}
