import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { flashcards, suggestFlashcards } from '@vitrine/domain/games';
import { textIn } from '@vitrine/domain/kernel';
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

type Draft = ActivityDraftOf<'flashcards'>;

/** What stands on the front, what on the back, and how a seller would say it. */
export function FlashcardsEditor({ value, onChange, errorAt, isDisabled }: Editing<Draft>) {
  const { t } = useTranslation(['catalog/kinds/flashcards', 'catalog/games']);
  const locale = useWritten();
  const change = (part: Partial<Draft>) => onChange((before) => ({ ...before, ...part }));
  const newCard = (front = '', back = ''): Draft['cards'][number] => ({
    id: newId(),
    front: { [locale]: front },
    back: { [locale]: back },
    say: {},
    picture: null,
  });
  const shared = {
    value,
    errorAt,
    isDisabled,
    rules: flashcards,
    suggestions: suggestFlashcards(value),
    texts: textsOf(value),
    onFrame: change,
  };
  return (
    <GameForm {...shared}>
      <section className={classes.section} aria-label={t('steps.make', { ns: 'catalog/games' })}>
        <h3>{t('steps.make', { ns: 'catalog/games' })}</h3>
        <RowList
          rows={value.cards}
          most={50}
          isDisabled={isDisabled}
          titleOf={({ front }) => textIn(front, locale)}
          newRow={newCard}
          onChange={(cards) => change({ cards })}
        >
          {(card, place, set) => (
            <>
              <WrittenText
                label={t('front')}
                value={card.front}
                limit={80}
                data-at={`cards.${place}.front`}
                error={errorAt(`cards.${place}.front`)}
                onChange={(front) => set({ front })}
              />
              <WrittenText
                label={t('back')}
                value={card.back}
                limit={110}
                rows={2}
                data-at={`cards.${place}.back`}
                error={errorAt(`cards.${place}.back`)}
                onChange={(back) => set({ back })}
              />
              <WrittenText
                label={t('say')}
                value={card.say}
                limit={90}
                data-at={`cards.${place}.say`}
                error={errorAt(`cards.${place}.say`)}
                onChange={(say) => set({ say })}
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
          onRows={(rows) => change({ cards: [...value.cards, ...rows.map(([front, back]) => newCard(front, back))].slice(0, 50) })}
        />
      </section>
    </GameForm>
  );
}
