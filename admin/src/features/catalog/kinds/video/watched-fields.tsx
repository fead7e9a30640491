import { Switch, TextInput } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import type { Editing } from '../editing.ts';
import classes from '../kinds.module.css';

type Watched = { requiredPercent: number; noSkip: boolean };

/** How much must really be watched or heard, and whether the first time may skip (decision D11); of every kind that plays. */
export function WatchedFields({
  value,
  onChange,
  errorAt,
  isDisabled,
}: Omit<Editing<Watched>, 'onChange'> & { onChange: (part: Partial<Watched>) => void }) {
  const { t } = useTranslation(['catalog/kinds/video', 'catalog']);
  return (
    <div className={classes.pairs}>
      <TextInput
        type="number"
        min={1}
        max={100}
        label={t('required')}
        description={t('required_hint')}
        value={Number.isNaN(value.requiredPercent) ? '' : value.requiredPercent}
        error={errorAt('requiredPercent')}
        disabled={isDisabled}
        onChange={(event) => onChange({ requiredPercent: event.currentTarget.valueAsNumber })}
      />
      <Switch
        label={t('no_skip')}
        description={t('no_skip_hint')}
        checked={value.noSkip}
        disabled={isDisabled}
        onChange={(event) => onChange({ noSkip: event.currentTarget.checked })}
      />
    </div>
  );
}
