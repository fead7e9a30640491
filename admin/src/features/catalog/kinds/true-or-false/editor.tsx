import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { suggestTrueOrFalse, trueOrFalse } from '@vitrine/domain/games';
import { textIn } from '@vitrine/domain/kernel';
import { NativeSelect, Switch } from '@vitrine/ui';
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

type Draft = ActivityDraftOf<'true_or_false'>;
const seconds = [0, 10, 20, 30] as const;

/** Statements, whether each is true, and why. */
export function TrueOrFalseEditor({ value, onChange, errorAt, isDisabled }: Editing<Draft>) {
  const { t } = useTranslation(['catalog/kinds/true-or-false', 'catalog/games']);
  const locale = useWritten();
  const change = (part: Partial<Draft>) => onChange((before) => ({ ...before, ...part }));
  const newCard = (text = '', reason = ''): Draft['cards'][number] => ({
    id: newId(),
    text: { [locale]: text },
    isTrue: true,
    reason: { [locale]: reason },
    picture: null,
  });
  const shared = {
    value,
    errorAt,
    isDisabled,
    rules: trueOrFalse,
    suggestions: suggestTrueOrFalse(value),
    texts: textsOf(value),
    onFrame: change,
  };
  return (
    <GameForm {...shared}>
      <section className={classes.section} aria-label={t('steps.make', { ns: 'catalog/games' })}>
        <h3>{t('steps.make', { ns: 'catalog/games' })}</h3>
        <NativeSelect
          label={t('seconds')}
          value={String(value.secondsACard)}
          disabled={isDisabled}
          onChange={(event) => change({ secondsACard: seconds.find((one) => String(one) === event.currentTarget.value) ?? 0 })}
          data={seconds.map((one) => ({ value: String(one), label: one === 0 ? t('seconds_none') : t('seconds_of', { seconds: one }) }))}
        />
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
                limit={110}
                rows={2}
                data-at={`cards.${place}.text`}
                error={errorAt(`cards.${place}.text`)}
                onChange={(text) => set({ text })}
              />
              <Switch
                label={t('is_true')}
                checked={card.isTrue}
                disabled={isDisabled}
                onChange={(event) => set({ isTrue: event.currentTarget.checked })}
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
          onRows={(rows) => change({ cards: [...value.cards, ...rows.map(([text, reason]) => newCard(text, reason))].slice(0, 30) })}
        />
      </section>
    </GameForm>
  );
}
