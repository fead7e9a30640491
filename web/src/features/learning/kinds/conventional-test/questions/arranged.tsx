import { Button, IconButton, NativeSelect } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { IconArrowDown, IconArrowUp } from '../../../../../shared/icons.ts';
import classes from './questions.module.css';
import type { QuestionProps } from './question-props.ts';

/** Each part with a list of what it may be joined with: no dragging, so that it works with one thumb and with a keyboard. */
export function Pairs({ question, given, onGive }: QuestionProps) {
  const { t } = useTranslation(['learning/kinds/conventional-test', 'learning']);
  return question.options.map(({ id, text }) => (
    <NativeSelect
      key={id}
      label={text}
      value={given.entries[id] ?? ''}
      onChange={(event) => onGive({ options: [], entries: { ...given.entries, [id]: event.currentTarget.value } })}
      data={[{ value: '', label: t('choose_pair') }, ...question.pairs.map((pair) => ({ value: pair.id, label: pair.text }))]}
    />
  ));
}

/** Steps that are moved up and down; the order counts once it was touched or confirmed. */
export function Order({ question, given, onGive }: QuestionProps) {
  const { t } = useTranslation(['learning/kinds/conventional-test', 'learning']);
  const ids = given.options.length > 0 ? given.options : question.options.map(({ id }) => id);
  const textOf = (id: string) => question.options.find((option) => option.id === id)?.text ?? '';
  const move = (place: number, by: 1 | -1) => {
    const id = ids[place];
    if (id !== undefined) onGive({ options: ids.toSpliced(place, 1).toSpliced(place + by, 0, id), entries: {} });
  };
  return (
    <>
      <ol className={classes.steps}>
        {ids.map((id, place) => (
          <li key={id} data-chosen={given.options.length > 0 || undefined}>
            <span className={classes.letter} aria-hidden>
              {place + 1}
            </span>
            <span className={classes.step}>{textOf(id)}</span>
            <IconButton label={t('move_up', { step: textOf(id) })} disabled={place === 0} onClick={() => move(place, -1)}>
              <IconArrowUp size={20} stroke={1.75} aria-hidden />
            </IconButton>
            <IconButton label={t('move_down', { step: textOf(id) })} disabled={place === ids.length - 1} onClick={() => move(place, 1)}>
              <IconArrowDown size={20} stroke={1.75} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      {given.options.length === 0 ? (
        <Button variant="default" onClick={() => onGive({ options: ids, entries: {} })}>
          {t('keep_order')}
        </Button>
      ) : null}
    </>
  );
}
