import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { sides, suggestThisOrThat, thisOrThat } from '@vitrine/domain/games';
import { textIn } from '@vitrine/domain/kernel';
import { NativeSelect } from '@vitrine/ui';
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

type Draft = ActivityDraftOf<'this_or_that'>;
type Card = Draft['cards'][number];

/** Two piles, cards, on which pile each belongs, and why. */
export function ThisOrThatEditor({ value, onChange, errorAt, isDisabled }: Editing<Draft>) {
  const { t } = useTranslation(['catalog/kinds/this-or-that', 'catalog/games']);
  const locale = useWritten();
  const change = (part: Partial<Draft>) => onChange((before) => ({ ...before, ...part }));
  const newCard = (text = '', side: Card['side'] = 'left'): Card => ({
    id: newId(),
    text: { [locale]: text },
    side,
    reason: {},
    picture: null,
  });
  const nameOf = (side: Card['side']) => textIn(value[side], locale) || t(side);
  const sideNamed = (name: string): Card['side'] => (textIn(value.right, locale).toLowerCase() === name.toLowerCase() ? 'right' : 'left');
  const shared = {
    value,
    errorAt,
    isDisabled,
    rules: thisOrThat,
    suggestions: suggestThisOrThat(value),
    texts: textsOf(value),
    onFrame: change,
  };
  return (
    <GameForm {...shared}>
      <section className={classes.section} aria-label={t('steps.make', { ns: 'catalog/games' })}>
        <h3>{t('steps.make', { ns: 'catalog/games' })}</h3>
        <div className={classes.pairs}>
          <WrittenText
            label={t('left')}
            value={value.left}
            limit={14}
            data-at="left"
            error={errorAt('left')}
            onChange={(left) => change({ left })}
          />
          <WrittenText
            label={t('right')}
            value={value.right}
            limit={14}
            data-at="right"
            error={errorAt('right')}
            onChange={(right) => change({ right })}
          />
        </div>
        <RowList
          rows={value.cards}
          most={30}
          isDisabled={isDisabled}
          titleOf={({ text }) => textIn(text, locale)}
          newRow={newCard}
          onChange={(cards) => change({ cards })}
        >
          {(card, place, set) => (
            <>
              <WrittenText
                label={t('text')}
                value={card.text}
                limit={60}
                data-at={`cards.${place}.text`}
                error={errorAt(`cards.${place}.text`)}
                onChange={(text) => set({ text })}
              />
              <NativeSelect
                label={t('side')}
                value={card.side}
                disabled={isDisabled}
                onChange={(event) => set({ side: event.currentTarget.value === 'right' ? 'right' : 'left' })}
                data={sides.map((side) => ({ value: side, label: nameOf(side) }))}
              />
              <WrittenText
                label={t('reason')}
                value={card.reason}
                limit={90}
                data-at={`cards.${place}.reason`}
                error={errorAt(`cards.${place}.reason`)}
                onChange={(reason) => set({ reason })}
              />
              <PictureField
                value={card.picture}
                isDisabled={isDisabled}
                data-at={`cards.${place}.picture`}
                error={errorAt(`cards.${place}.picture`)}
                onChange={(picture) => set({ picture })}
              />
            </>
          )}
        </RowList>
        <PasteList
          isDisabled={isDisabled}
          onRows={(rows) => change({ cards: [...value.cards, ...rows.map(([text, side]) => newCard(text, sideNamed(side)))].slice(0, 30) })}
        />
      </section>
    </GameForm>
  );
}
