import { clocks, type GameFrame } from '@vitrine/domain/games';
import { NativeSelect, Switch, TextInput } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { WrittenText } from '../../../shared/fields/index.ts';
import classes from '../kinds/kinds.module.css';

type FrameFieldsProps = {
  value: GameFrame;
  onChange: (part: Partial<GameFrame>) => void;
  errorAt: (path: string) => string | undefined;
  isDisabled: boolean;
};

/** What the learner reads above the game, before it and at its end. */
export function FrameTexts({ value, onChange, errorAt }: FrameFieldsProps) {
  const { t } = useTranslation('catalog/games');
  return (
    <>
      <WrittenText
        label={t('prompt')}
        value={value.prompt}
        limit={60}
        data-at="prompt"
        error={errorAt('prompt')}
        onChange={(prompt) => onChange({ prompt })}
      />
      <WrittenText
        label={t('help')}
        value={value.help}
        limit={90}
        data-at="help"
        error={errorAt('help')}
        onChange={(help) => onChange({ help })}
      />
      <WrittenText
        label={t('doneLine')}
        value={value.doneLine}
        limit={60}
        data-at="doneLine"
        error={errorAt('doneLine')}
        onChange={(doneLine) => onChange({ doneLine })}
      />
    </>
  );
}

/** What it is worth and how it is played: points, from which part on, clock, order. */
export function FrameRules({ value, onChange, errorAt, isDisabled }: FrameFieldsProps) {
  const { t } = useTranslation('catalog/games');
  const number = (key: 'points' | 'limitSeconds', most: number) => (
    <TextInput
      type="number"
      min={0}
      max={most}
      label={t(key)}
      value={Number.isNaN(value[key]) ? '' : value[key]}
      data-at={key}
      error={errorAt(key)}
      disabled={isDisabled}
      onChange={(event) => onChange({ [key]: event.currentTarget.valueAsNumber })}
    />
  );
  return (
    <div className={classes.pairs}>
      {number('points', 999)}
      <TextInput
        type="number"
        min={0}
        max={100}
        label={t('passShare')}
        value={Number.isNaN(value.passShare) ? '' : Math.round(value.passShare * 100)}
        data-at="passShare"
        error={errorAt('passShare')}
        disabled={isDisabled}
        onChange={(event) => onChange({ passShare: event.currentTarget.valueAsNumber / 100 })}
      />
      <NativeSelect
        label={t('clock')}
        value={value.clock}
        disabled={isDisabled}
        onChange={(event) => onChange({ clock: clocks.find((clock) => clock === event.currentTarget.value) ?? 'none' })}
        data={clocks.map((clock) => ({ value: clock, label: t(`clocks.${clock}`) }))}
      />
      {value.clock === 'limit' ? number('limitSeconds', 900) : null}
      <Switch
        label={t('shuffle')}
        checked={value.shuffle}
        disabled={isDisabled}
        onChange={(event) => onChange({ shuffle: event.currentTarget.checked })}
      />
    </div>
  );
}
