import type { ActivityDraftOf } from '@vitrine/contract/activities';
import { checkScene, dragAndDrop, dragAndDropLimits as limits, foldText, suggestDragAndDrop } from '@vitrine/domain/games';
import { textIn } from '@vitrine/domain/kernel';
import { Checkbox, Switch } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../../shared/device/index.ts';
import { useWritten, WrittenText } from '../../../../shared/fields/index.ts';
import { GameForm } from '../../games/game-form.tsx';
import { GameWarnings } from '../../games/game-warnings.tsx';
import { PasteList } from '../../games/paste-list.tsx';
import { PictureField } from '../../games/picture-field.tsx';
import { RowList } from '../../games/row-list.tsx';
import type { Editing } from '../editing.ts';
import classes from '../kinds.module.css';
import { textsOf } from './texts.ts';
import { placed } from './placed.ts';

type Draft = ActivityDraftOf<'drag_and_drop'>;

/** Places, pieces, where each piece is right, and why. */
export function DragAndDropEditor({ value, onChange, errorAt, isDisabled }: Editing<Draft>) {
  const { t } = useTranslation(['catalog/kinds/drag-and-drop', 'catalog/games']);
  const locale = useWritten();
  const change = (part: Partial<Draft>) => onChange((before) => ({ ...before, ...part }));
  const shared = {
    value,
    errorAt,
    isDisabled,
    rules: dragAndDrop,
    suggestions: suggestDragAndDrop(value),
    texts: textsOf(value),
    onFrame: change,
  };
  return (
    <GameForm {...shared}>
      <section className={classes.section} aria-label={t('places')}>
        <h3>{t('places')}</h3>
        <RowList
          rows={value.places}
          most={limits.places}
          isDisabled={isDisabled}
          titleOf={({ name }) => textIn(name, locale)}
          newRow={() => ({ id: newId(), name: {}, picture: null })}
          onChange={(places) => change({ places, items: value.items.map((item) => placed(item, places)) })}
        >
          {(row, place, set) => (
            <>
              <WrittenText
                label={t('name')}
                value={row.name}
                limit={limits.name}
                data-at={`places.${place}.name`}
                error={errorAt(`places.${place}.name`)}
                onChange={(name) => set({ name })}
              />
              <PictureField
                value={row.picture}
                isDisabled={isDisabled}
                data-at={`places.${place}.picture`}
                error={errorAt(`places.${place}.picture`)}
                onChange={(picture) => set({ picture })}
              />
            </>
          )}
        </RowList>
      </section>
      <section className={classes.section} aria-label={t('items')}>
        <h3>{t('items')}</h3>
        <RowList
          rows={value.items}
          most={limits.items}
          isDisabled={isDisabled}
          titleOf={({ name }) => textIn(name, locale)}
          newRow={() => ({ id: newId(), name: {}, picture: null, places: [], reason: {} })}
          onChange={(items) => change({ items })}
        >
          {(row, place, set) => (
            <>
              <WrittenText
                label={t('name')}
                value={row.name}
                limit={limits.name}
                data-at={`items.${place}.name`}
                error={errorAt(`items.${place}.name`)}
                onChange={(name) => set({ name })}
              />
              <fieldset className={classes.options}>
                <legend>{t('belongs')}</legend>
                <p className={classes.hint}>{t('belongs_hint')}</p>
                {value.places.map(({ id, name }, number) => (
                  <Checkbox
                    key={id}
                    label={textIn(name, locale) || String(number + 1)}
                    checked={row.places.includes(id)}
                    disabled={isDisabled}
                    onChange={(event) =>
                      set({ places: event.currentTarget.checked ? [...row.places, id] : row.places.filter((one) => one !== id) })
                    }
                  />
                ))}
              </fieldset>
              <WrittenText
                label={t('reason')}
                value={row.reason}
                limit={limits.reason}
                data-at={`items.${place}.reason`}
                error={errorAt(`items.${place}.reason`)}
                onChange={(reason) => set({ reason })}
              />
              <PictureField
                value={row.picture}
                isDisabled={isDisabled}
                data-at={`items.${place}.picture`}
                error={errorAt(`items.${place}.picture`)}
                onChange={(picture) => set({ picture })}
              />
            </>
          )}
        </RowList>
        <PasteList isDisabled={isDisabled} onRows={paste} />
        <Switch
          label={t('hints')}
          checked={value.hints}
          disabled={isDisabled}
          onChange={(event) => change({ hints: event.currentTarget.checked })}
        />
        <GameWarnings checks={checkScene(value)} />
      </section>
    </GameForm>
  );

  /** A piece and its place in each row; places that are not there yet are made. */
  function paste(rows: [string, string][]) {
    const places = [...value.places];
    const items = [...value.items];
    for (const [piece, where] of rows) {
      let place = places.find(({ name }) => foldText(name[locale] ?? '') === foldText(where));
      if (!place && where && places.length < limits.places) {
        place = { id: newId(), name: { [locale]: where }, picture: null };
        places.push(place);
      }
      if (items.length < limits.items)
        items.push({ id: newId(), name: { [locale]: piece }, picture: null, places: place ? [place.id] : [], reason: {} });
    }
    change({ places, items });
  }
}
