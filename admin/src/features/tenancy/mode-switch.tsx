import { SegmentedControl } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconMoon, IconSun } from '../../shared/icons.ts';

export type Mode = 'light' | 'dark';
const icon = { size: 18, stroke: 1.75 } as const;

/** Day or night of a preview. */
export function ModeSwitch({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) {
  const { t } = useTranslation('tenancy');
  return (
    <SegmentedControl
      aria-label={t('preview.mode')}
      size="xs"
      value={mode}
      onChange={(next) => onChange(next === 'dark' ? 'dark' : 'light')}
      data={[
        { value: 'light', label: <IconSun {...icon} aria-label={t('mode.light')} /> },
        { value: 'dark', label: <IconMoon {...icon} aria-label={t('mode.dark')} /> },
      ]}
    />
  );
}
