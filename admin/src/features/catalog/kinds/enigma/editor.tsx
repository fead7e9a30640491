import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { checkEnigma, enigma, enigmaLimits as limits, suggestEnigma } from '@vitrine/domain/games';
import { textIn } from '@vitrine/domain/kernel';
import { Switch, TextInput } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../../shared/device/index.ts';
import { useWritten, WrittenText } from '../../../../shared/fields/index.ts';
import { GameForm } from '../../games/game-form.tsx';
import { GameWarnings } from '../../games/game-warnings.tsx';
import { ListField } from '../../games/list-field.tsx';
import { PictureField } from '../../games/picture-field.tsx';
import { RowList } from '../../games/row-list.tsx';
import type { Editing } from '../editing.ts';
import classes from '../kinds.module.css';
import { textsOf } from './texts.ts';

type Draft = ActivityDraftOf<'enigma'>;

/** The hidden word, clues from the hardest on, tries, and the picture behind the shutters. */
export function EnigmaEditor({ value, onChange, errorAt, isDisabled }: Editing<Draft>) {
  const { t } = useTranslation(['catalog/kinds/enigma', 'catalog/games']);
  const locale = useWritten();
  const change = (part: Partial<Draft>) => onChange((before) => ({ ...before, ...part }));
  const number = (key: 'tries' | 'clueCost', least: number, most: number) => (
    <TextInput
      type="number"
      min={least}
      max={most}
      label={t(key)}
      value={Number.isNaN(value[key]) ? '' : value[key]}
      data-at={key}
      error={errorAt(key)}
      disabled={isDisabled}
      onChange={(event) => change({ [key]: event.currentTarget.valueAsNumber })}
    />
  );
  const shared = { value, errorAt, isDisabled, rules: enigma, suggestions: suggestEnigma(value), texts: textsOf(value), onFrame: change };
  return (
    <GameForm {...shared}>
      <section className={classes.section} aria-label={t('steps.make', { ns: 'catalog/games' })}>
        <h3>{t('steps.make', { ns: 'catalog/games' })}</h3>
        <WrittenText
          label={t('answer')}
          value={value.answer}
          limit={limits.answer}
          data-at="answer"
          error={errorAt('answer')}
          onChange={(answer) => change({ answer })}
        />
        <ListField
          label={t('also')}
          value={value.also[locale] ?? []}
          most={limits.also}
          data-at={`also.${locale}`}
          error={errorAt(`also.${locale}`)}
          isDisabled={isDisabled}
          onChange={(also) => change({ also: { ...value.also, [locale]: also } })}
        />
        <h4>{t('clues')}</h4>
        <RowList
          rows={value.clues}
          most={limits.clues}
          isDisabled={isDisabled}
          titleOf={({ text }) => textIn(text, locale)}
          newRow={() => ({ id: newId(), text: {} })}
          onChange={(clues) => change({ clues })}
        >
          {(row, place, set) => (
            <WrittenText
              label={t('clue')}
              value={row.text}
              limit={limits.clue}
              data-at={`clues.${place}.text`}
              error={errorAt(`clues.${place}.text`)}
              onChange={(text) => set({ text })}
            />
          )}
        </RowList>
        <div className={classes.pairs}>
          {number('tries', 1, limits.tries)}
          {number('clueCost', 0, 999)}
        </div>
        <Switch
          label={t('hasBank')}
          checked={value.hasBank}
          disabled={isDisabled}
          onChange={(event) => change({ hasBank: event.currentTarget.checked })}
        />
        <PictureField
          value={value.picture}
          isDisabled={isDisabled}
          data-at="picture"
          error={errorAt('picture')}
          onChange={(picture) => change({ picture })}
        />
        <GameWarnings checks={checkEnigma(value)} />
      </section>
    </GameForm>
  );
}
