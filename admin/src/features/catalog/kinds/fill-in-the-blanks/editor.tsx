import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { checkBlanks, fillInTheBlanks, fillLimits as limits, suggestBlanks } from '@vitrine/domain/games';
import { locales } from '@vitrine/domain/kernel';
import { Switch } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useWritten } from '../../../../shared/fields/index.ts';
import { GameForm } from '../../games/game-form.tsx';
import { GameWarnings } from '../../games/game-warnings.tsx';
import { GappedTextField } from '../../games/gapped-text-field.tsx';
import { PictureField } from '../../games/picture-field.tsx';
import type { Editing } from '../editing.ts';
import classes from '../kinds.module.css';
import { BlankFields } from './blank-fields.tsx';
import { textsOf } from './texts.ts';

type Draft = ActivityDraftOf<'fill_in_the_blanks'>;

/** A text out of which words and numbers are taken, and what is accepted in their place. */
export function FillInTheBlanksEditor({ value, onChange, errorAt, isDisabled }: Editing<Draft>) {
  const { t } = useTranslation(['catalog/kinds/fill-in-the-blanks', 'catalog/games']);
  const locale = useWritten();
  const change = (part: Partial<Draft>) => onChange((before) => ({ ...before, ...part }));
  const take = (id: string, word: string, text: Draft['text']) => {
    const known = value.gaps.find((gap) => gap.id === id);
    const also = (known?.accepts[locale] ?? []).slice(1);
    const accepts = { ...known?.accepts, [locale]: [word, ...also] };
    const gap = known ?? {
      id,
      kind: /^\d/.test(word) ? ('number' as const) : ('text' as const),
      tolerance: 0,
      hasDots: true,
      accentsCount: false,
      reason: {},
    };
    const gaps = known ? value.gaps.map((one) => (one.id === id ? { ...known, accepts } : one)) : [...value.gaps, { ...gap, accepts }];
    change({ text, gaps });
  };
  // Given back in the last language that had it, the gap itself is gone.
  const giveBack = (id: string, text: Draft['text']) =>
    change({
      text,
      gaps: value.gaps.flatMap((gap) => {
        if (gap.id !== id) return [gap];
        const accepts = { ...gap.accepts, [locale]: [] };
        return locales.some((one) => (accepts[one] ?? []).length > 0) ? [{ ...gap, accepts }] : [];
      }),
    });
  const shared = {
    value,
    errorAt,
    isDisabled,
    rules: fillInTheBlanks,
    suggestions: suggestBlanks(value),
    texts: textsOf(value),
    onFrame: change,
  };
  return (
    <GameForm {...shared}>
      <section className={classes.section} aria-label={t('steps.make', { ns: 'catalog/games' })}>
        <h3>{t('steps.make', { ns: 'catalog/games' })}</h3>
        <GappedTextField
          label={t('text')}
          value={value.text}
          gaps={value.gaps.map(({ id, accepts }) => ({ id, word: accepts[locale]?.[0] ?? '' }))}
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
              <BlankFields
                gap={gap}
                isDisabled={isDisabled}
                errorAt={(path) => errorAt(`gaps.${place}.${path}`)}
                onChange={(part) => change({ gaps: value.gaps.with(place, { ...gap, ...part }) })}
              />
            ) : null;
          }}
        </GappedTextField>
        <PictureField
          value={value.picture}
          isDisabled={isDisabled}
          data-at="picture"
          error={errorAt('picture')}
          onChange={(picture) => change({ picture })}
        />
        <Switch
          label={t('hints')}
          checked={value.hints}
          disabled={isDisabled}
          onChange={(event) => change({ hints: event.currentTarget.checked })}
        />
        <GameWarnings checks={checkBlanks(value)} />
      </section>
    </GameForm>
  );
}
