import type { QuestionDraft } from '@vitrine/contract/assessment';
import { IconButton, TextInput } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { WrittenText } from '../../../shared/fields/index.ts';
import { IconArrowDown, IconArrowUp, IconTrash } from '../../../shared/icons.ts';
import classes from './questions.module.css';
import { markRight, moved, partsOf } from './questions.ts';

type Option = QuestionDraft['options'][number];
type PartRowProps = {
  question: Omit<QuestionDraft, 'id'>;
  name: string;
  place: number;
  isDisabled: boolean;
  canRemove: boolean;
  onChange: (options: Option[]) => void;
  error: string | undefined;
};

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** One part of a question: its mark where it has one, its text, what it is joined with or where it lies. */
export function PartRow({ question, name, place, isDisabled, canRemove, onChange, error }: PartRowProps) {
  const { t } = useTranslation('catalog/questions');
  const { kind, options } = question;
  const option = options[place];
  if (!option) return null;
  const parts = partsOf[kind];
  const set = (part: Partial<Option>) => onChange(options.with(place, { ...option, ...part }));
  const number = place + 1;
  const hasMark = parts === 'marked' || parts === 'areas';
  return (
    <div className={classes.option} data-right={(hasMark && option.isRight) || undefined}>
      {hasMark ? (
        <input
          type={kind === 'multiple' ? 'checkbox' : 'radio'}
          className={classes.mark}
          name={`right-${name}`}
          aria-label={t('is_right', { number })}
          checked={option.isRight}
          disabled={isDisabled}
          onChange={(event) => onChange(markRight(question, option.id, event.currentTarget.checked))}
        />
      ) : (
        <span className={classes.number} aria-hidden>
          {number}
        </span>
      )}
      <div className={classes.texts}>
        <WrittenText
          label={t('option', { number })}
          isLabelHidden
          value={option.text}
          onChange={(text) => set({ text })}
          limit={300}
          error={error}
        />
        {option.pair ? (
          <WrittenText
            label={t('pair', { number })}
            isLabelHidden
            value={option.pair.text}
            onChange={(text) => set({ pair: { id: option.pair?.id ?? '', text } })}
            limit={300}
          />
        ) : null}
        {option.area ? <AreaFields area={option.area} onChange={(area) => set({ area })} number={number} isDisabled={isDisabled} /> : null}
      </div>
      {kind === 'ordering' && !isDisabled ? (
        <>
          <IconButton label={t('step_up', { number })} disabled={place === 0} onClick={() => onChange(moved(options, place, -1))}>
            <IconArrowUp {...icon} />
          </IconButton>
          <IconButton
            label={t('step_down', { number })}
            disabled={place === options.length - 1}
            onClick={() => onChange(moved(options, place, 1))}
          >
            <IconArrowDown {...icon} />
          </IconButton>
        </>
      ) : null}
      {canRemove ? (
        <IconButton label={t('remove_option', { number })} onClick={() => onChange(options.toSpliced(place, 1))}>
          <IconTrash {...icon} />
        </IconButton>
      ) : null}
    </div>
  );
}

type AreaProps = {
  area: NonNullable<Option['area']>;
  onChange: (area: NonNullable<Option['area']>) => void;
  number: number;
  isDisabled: boolean;
};
const sides = ['x', 'y', 'width', 'height'] as const;

/** Where an area lies, in percent of the picture. */
function AreaFields({ area, onChange, number, isDisabled }: AreaProps) {
  const { t } = useTranslation('catalog/questions');
  return (
    <div className={classes.sides}>
      {sides.map((side) => (
        <TextInput
          key={side}
          type="number"
          min={0}
          max={100}
          size="sm"
          label={t(`area.${side}`)}
          aria-label={`${t(`area.${side}`)} ${number}`}
          value={String(area[side])}
          disabled={isDisabled}
          onChange={(event) => onChange({ ...area, [side]: Math.min(100, Math.max(0, event.currentTarget.valueAsNumber || 0)) })}
        />
      ))}
    </div>
  );
}
