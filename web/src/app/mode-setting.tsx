import { useTranslation } from 'react-i18next';
import { PlainSelect } from '../shared/plain-select.tsx';
import { useColourMode } from './colour-mode.ts';

/** Light, dark, or as the device says. Kept on this device. */
export function ModeSetting() {
  const { t } = useTranslation('app');
  const [mode, setMode] = useColourMode();
  return (
    <PlainSelect
      label={t('profile.mode')}
      value={mode}
      onChoose={setMode}
      choices={(['auto', 'light', 'dark'] as const).map((value) => ({ value, label: t(`profile.modes.${value}`) }))}
    />
  );
}
