import { SegmentedControl } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconMoon, IconSun } from '../../shared/icons.ts';
import classes from './tenancy.module.css';

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
        {
          value: 'light',
          label: (
            <span className={classes.sign}>
              <IconSun {...icon} aria-label={t('mode.light')} />
            </span>
          ),
        },
        {
          value: 'dark',
          label: (
            <span className={classes.sign}>
              <IconMoon {...icon} aria-label={t('mode.dark')} />
            </span>
          ),
        },
      ]}
    />
  );
}
