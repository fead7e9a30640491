import type { PlayerPage } from '@vitrine/contract/learning';
import { paces } from '@vitrine/domain/games';
import { Button, Dialog, LinkButton, SegmentedControl, Switch } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { courseHref } from '../course-place.ts';
import classes from './games.module.css';
import { KeysHelp } from './keys-help.tsx';
import type { GameSettings } from './settings.ts';

type PauseProps = {
  page: PlayerPage;
  where: string;
  help: string;
  settings: GameSettings;
  onSettings: (change: Partial<GameSettings>) => void;
  onClose: () => void;
};

/** The clock stands: switches of this device, how the game is played, on, or out. */
export function PauseSheet({ page, where, help, settings, onSettings, onClose }: PauseProps) {
  const { t } = useTranslation('learning/games');
  const toggle = (key: 'sound' | 'haptics' | 'calm' | 'keys', hint?: string) => (
    <Switch
      label={t(`paused.${key}`)}
      description={hint}
      labelPosition="left"
      checked={settings[key]}
      onChange={(event) => onSettings({ [key]: event.currentTarget.checked })}
    />
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('paused.title')}>
      <div className={classes.sheet}>
        <p>{where}</p>
        {toggle('sound')}
        {toggle('haptics')}
        {toggle('calm', t('paused.calm_hint'))}
        {toggle('keys')}
        <div className={classes.pace}>
          <span>{t('paused.pace')}</span>
          <SegmentedControl
            aria-label={t('paused.pace')}
            value={settings.pace}
            onChange={(value) => onSettings({ pace: paces.find((pace) => pace === value) ?? 'normal' })}
            data={paces.map((value) => ({ value, label: t(`paused.pace_${value}`) }))}
          />
        </div>
        <details>
          <summary>{t('paused.help')}</summary>
          {help ? <p>{help}</p> : null}
          <KeysHelp />
        </details>
        <Button onClick={onClose}>{t('paused.continue')}</Button>
        <LinkButton variant="subtle" href={courseHref(page.courseId)}>
          {t('paused.leave')}
        </LinkButton>
      </div>
    </Dialog>
  );
}
