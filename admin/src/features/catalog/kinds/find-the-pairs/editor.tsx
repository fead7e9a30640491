import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { findThePairs, suggestPairs } from '@vitrine/domain/games';
import { textIn } from '@vitrine/domain/kernel';
import { NativeSelect, TextInput } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../../shared/device/index.ts';
import { useWritten, WrittenText } from '../../../../shared/fields/index.ts';
import { GameForm } from '../../games/game-form.tsx';
import { PasteList } from '../../games/paste-list.tsx';
import { PictureField } from '../../games/picture-field.tsx';
import { RowList } from '../../games/row-list.tsx';
import type { Editing } from '../editing.ts';
import classes from '../kinds.module.css';
import { textsOf } from './texts.ts';

type Draft = ActivityDraftOf<'find_the_pairs'>;

/** Pairs of faces, each a text or a picture, and how they are played. */
export function FindThePairsEditor({ value, onChange, errorAt, isDisabled }: Editing<Draft>) {
  const { t } = useTranslation(['catalog/kinds/find-the-pairs', 'catalog/games']);
  const locale = useWritten();
  const change = (part: Partial<Draft>) => onChange((before) => ({ ...before, ...part }));
  const faceOf = (text: string) => ({ text: { [locale]: text }, picture: null });
  const newPair = (a = '', b = ''): Draft['pairs'][number] => ({ id: newId(), a: faceOf(a), b: faceOf(b), hint: {} });
  const shared = {
    value,
    errorAt,
    isDisabled,
    rules: findThePairs,
    suggestions: suggestPairs(value),
    texts: textsOf(value),
    onFrame: change,
  };
  return (
    <GameForm {...shared}>
      <section className={classes.section} aria-label={t('steps.make', { ns: 'catalog/games' })}>
        <h3>{t('steps.make', { ns: 'catalog/games' })}</h3>
        <div className={classes.pairs}>
          <NativeSelect
            label={t('mode')}
            value={value.mode}
            disabled={isDisabled}
            onChange={(event) => change({ mode: event.currentTarget.value === 'match' ? 'match' : 'memory' })}
            data={(['memory', 'match'] as const).map((mode) => ({ value: mode, label: t(mode) }))}
          />
          <TextInput
            type="number"
            min={1.5}
            max={5}
            step={0.1}
            label={t('close')}
            description={t('close_touch')}
            value={value.closeAfter === null ? '' : value.closeAfter / 10}
            data-at="closeAfter"
            error={errorAt('closeAfter')}
            disabled={isDisabled}
            onChange={(event) => {
              const typed = event.currentTarget.valueAsNumber;
              change({ closeAfter: Number.isNaN(typed) ? null : Math.round(typed * 10) });
            }}
          />
        </div>
        <RowList
          rows={value.pairs}
          most={8}
          isDisabled={isDisabled}
          titleOf={({ a, b }) => [textIn(a.text, locale), textIn(b.text, locale)].filter(Boolean).join(' · ')}
          newRow={newPair}
          onChange={(pairs) => change({ pairs })}
        >
          {(pair, place, set) => (
            <>
              {(['a', 'b'] as const).map((side) => (
                <div key={side}>
                  <WrittenText
                    label={t(side)}
                    value={pair[side].text}
                    limit={36}
                    data-at={`pairs.${place}.${side}.text`}
                    error={errorAt(`pairs.${place}.${side}.text`)}
                    onChange={(text) => set({ [side]: { ...pair[side], text } })}
                  />
                  <PictureField
                    value={pair[side].picture}
                    isDisabled={isDisabled}
                    data-at={`pairs.${place}.${side}.picture`}
                    error={errorAt(`pairs.${place}.${side}.picture`)}
                    onChange={(picture) => set({ [side]: { ...pair[side], picture } })}
                  />
                </div>
              ))}
              <WrittenText
                label={t('hint')}
                value={pair.hint}
                limit={90}
                data-at={`pairs.${place}.hint`}
                error={errorAt(`pairs.${place}.hint`)}
                onChange={(hint) => set({ hint })}
              />
            </>
          )}
        </RowList>
        <PasteList
          isDisabled={isDisabled}
          onRows={(rows) => change({ pairs: [...value.pairs, ...rows.map(([a, b]) => newPair(a, b))].slice(0, 8) })}
        />
      </section>
    </GameForm>
  );
}
