import { IconButton, PhoneFrame, SegmentedControl } from '@vitrine/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconEye, IconMoon, IconSun } from '../icons.ts';
import classes from './writing.module.css';

const signs = { light: IconSun, dark: IconMoon } as const;

/** The thing as members will see it on a phone, by day and by night, beside the form that it is written in. */
export function PhonePreview({ as, children }: { as: string; children: ReactNode }) {
  const { t } = useTranslation('resource');
  const [mode, setMode] = useState<'light' | 'dark'>('light');
  return (
    <div className={classes.preview}>
      <div className={classes.previewHead}>
        <span>{as}</span>
        <SegmentedControl
          aria-label={t('preview.mode')}
          size="xs"
          value={mode}
          onChange={(next) => setMode(next === 'dark' ? 'dark' : 'light')}
          data={(['light', 'dark'] as const).map((value) => {
            const Sign = signs[value];
            return {
              value,
              label: (
                <span className={classes.modeSign}>
                  <Sign size={18} stroke={1.75} aria-label={t(`preview.${value}`)} />
                </span>
              ),
            };
          })}
        />
      </div>
      <PhoneFrame label={t('preview.phone')} mode={mode}>
        <div className={classes.phone}>{children}</div>
      </PhoneFrame>
    </div>
  );
}

/** Opens the preview where it does not stand beside the form. */
export function PreviewButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <span className={classes.narrow}>
      <IconButton label={label} onClick={onClick}>
        <IconEye size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </span>
  );
}
