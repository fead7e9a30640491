import { NativeSelect } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconChevronDown } from '../shared/icons.ts';
import { useColourMode } from './colour-mode.ts';

/** Light, dark, or as the device says. Kept on this device. */
export function ModeSetting() {
  const { t } = useTranslation('app');
  const [mode, setMode] = useColourMode();
  return (
    <NativeSelect
      label={t('profile.mode')}
      value={mode}
      onChange={(event) => setMode(event.currentTarget.value)}
      rightSection={<IconChevronDown size={20} stroke={1.75} aria-hidden />}
      data={(['auto', 'light', 'dark'] as const).map((value) => ({ value, label: t(`profile.modes.${value}`) }))}
    />
  );
}
