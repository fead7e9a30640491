import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { checkWords, dragTheWords, dragTheWordsLimits as limits, suggestDragTheWords } from '@vitrine/domain/games';
import { textIn } from '@vitrine/domain/kernel';
import { Switch } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../../shared/device/index.ts';
import { useWritten, WrittenText } from '../../../../shared/fields/index.ts';
import { GameForm } from '../../games/game-form.tsx';
import { GameWarnings } from '../../games/game-warnings.tsx';
import { GappedTextField } from '../../games/gapped-text-field.tsx';
import { ListField } from '../../games/list-field.tsx';
import { RowList } from '../../games/row-list.tsx';
import type { Editing } from '../editing.ts';
import classes from '../kinds.module.css';
import { textsOf } from './texts.ts';

type Draft = ActivityDraftOf<'drag_the_words'>;
type Gap = Draft['gaps'][number];

/** A text out of which words are taken, what else is right there and why, and words too many. */
export function DragTheWordsEditor({ value, onChange, errorAt, isDisabled }: Editing<Draft>) {
  const { t } = useTranslation(['catalog/kinds/drag-the-words', 'catalog/games']);
  const locale = useWritten();
  const change = (part: Partial<Draft>) => onChange((before) => ({ ...before, ...part }));
  const setGap = (id: string, part: Partial<Gap>) => change({ gaps: value.gaps.map((gap) => (gap.id === id ? { ...gap, ...part } : gap)) });
  const take = (id: string, word: string, text: Draft['text']) => {
    const isNew = !value.gaps.some((gap) => gap.id === id);
    const gaps = isNew
      ? [...value.gaps, { id, word: { [locale]: word }, also: {}, reason: {} }]
      : value.gaps.map((gap) => (gap.id === id ? { ...gap, word: { ...gap.word, [locale]: word } } : gap));
    change({ text, gaps });
  };
  // Given back in the last language that had it, the gap itself is gone.
  const giveBack = (id: string, text: Draft['text']) =>
    change({
      text,
      gaps: value.gaps.flatMap((gap) => {
        if (gap.id !== id) return [gap];
        const { [locale]: _given, ...word } = gap.word;
        return Object.values(word).some(Boolean) ? [{ ...gap, word }] : [];
      }),
    });
  const shared = {
    value,
    errorAt,
    isDisabled,
    rules: dragTheWords,
    suggestions: suggestDragTheWords(value),
    texts: textsOf(value),
    onFrame: change,
  };
  return (
    <GameForm {...shared}>
      <section className={classes.section} aria-label={t('steps.make', { ns: 'catalog/games' })}>
        <h3>{t('steps.make', { ns: 'catalog/games' })}</h3>
        <WrittenText
          label={t('before')}
          value={value.before}
          limit={limits.before}
          data-at="before"
          error={errorAt('before')}
          onChange={(before) => change({ before })}
        />
        <GappedTextField
          label={t('text')}
          value={value.text}
          gaps={value.gaps.map(({ id, word }) => ({ id, word: word[locale] ?? '' }))}
          most={limits.gaps}
          data-at="text"
          error={errorAt('text')}
          isDisabled={isDisabled}
          onChange={(text) => change({ text })}
          onTake={take}
          onGiveBack={giveBack}
        >
          {(id) => {
            const place = value.gaps.findIndex((gap) => gap.id === id);
            const gap = value.gaps[place];
            return gap ? (
              <>
                <ListField
                  label={t('also')}
                  value={gap.also[locale] ?? []}
                  most={limits.also}
                  data-at={`gaps.${place}.also.${locale}`}
                  error={errorAt(`gaps.${place}.also.${locale}`)}
                  isDisabled={isDisabled}
                  onChange={(also) => setGap(id, { also: { ...gap.also, [locale]: also } })}
                />
                <WrittenText
                  label={t('reason')}
                  value={gap.reason}
                  limit={limits.reason}
                  data-at={`gaps.${place}.reason`}
                  error={errorAt(`gaps.${place}.reason`)}
                  onChange={(reason) => setGap(id, { reason })}
                />
              </>
            ) : null;
          }}
        </GappedTextField>
        <h4>{t('extra')}</h4>
        <RowList
          rows={value.extra}
          most={limits.extra}
          isDisabled={isDisabled}
          titleOf={({ word }) => textIn(word, locale)}
          newRow={() => ({ id: newId(), word: {}, reason: {} })}
          onChange={(extra) => change({ extra })}
        >
          {(row, place, set) => (
            <>
              <WrittenText
                label={t('word')}
                value={row.word}
                limit={limits.word}
                data-at={`extra.${place}.word`}
                error={errorAt(`extra.${place}.word`)}
                onChange={(word) => set({ word })}
              />
              <WrittenText
                label={t('reason')}
                value={row.reason}
                limit={limits.reason}
                data-at={`extra.${place}.reason`}
                error={errorAt(`extra.${place}.reason`)}
                onChange={(reason) => set({ reason })}
              />
            </>
          )}
        </RowList>
        <Switch
          label={t('hints')}
          checked={value.hints}
          disabled={isDisabled}
          onChange={(event) => change({ hints: event.currentTarget.checked })}
        />
        <GameWarnings checks={checkWords(value)} />
      </section>
    </GameForm>
  );
}
