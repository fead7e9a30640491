import type { SurveyQuestionForm } from '@vitrine/contract/surveys';
import { hasOptions, mostOptions, scaleOf, surveyQuestionKinds } from '@vitrine/domain/surveys';
import { Button, IconButton, NativeSelect, Switch } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { WrittenText } from '../../shared/fields/index.ts';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '../../shared/icons.ts';
import { writing } from '../../shared/writing/index.ts';
import { anOption } from './edited-survey.ts';
import classes from './surveys.module.css';

type FieldsProps = {
  question: SurveyQuestionForm;
  isDisabled: boolean;
  errorAt: (path: string) => string | undefined;
  onChange: (question: SurveyQuestionForm) => void;
};
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** One question: what it asks, how it is answered, and whether it may be skipped. */
export function QuestionFields({ question, isDisabled, errorAt, onChange }: FieldsProps) {
  const { t } = useTranslation('surveys');
  const { kind, text, isRequired, options, most, low, high } = question;
  const setKind = (next: string) => {
    const known = surveyQuestionKinds.find((one) => one === next) ?? kind;
    const kept = hasOptions(known) && options.length < 2 ? [...options, anOption(), anOption()].slice(0, 2) : options;
    onChange({ ...question, kind: known, options: kept, most: known === 'several' ? most : null });
  };
  return (
    <fieldset className={classes.questionBody} disabled={isDisabled}>
      <WrittenText
        label={t('question.text')}
        value={text}
        limit={300}
        rows={2}
        error={errorAt('text')}
        onChange={(next) => onChange({ ...question, text: next })}
      />
      <div className={writing.pairs}>
        <NativeSelect
          label={t('question.how')}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value)}
          data={surveyQuestionKinds.map((value) => ({ value, label: t(`question.kind.${value}`) }))}
        />
        {kind === 'several' ? (
          <NativeSelect
            label={t('question.most')}
            value={most === null ? '' : String(most)}
            error={errorAt('most')}
            onChange={(event) =>
              onChange({ ...question, most: event.currentTarget.value === '' ? null : Number(event.currentTarget.value) })
            }
            data={[{ value: '', label: t('question.all') }, ...options.map((_, at) => ({ value: String(at + 1), label: String(at + 1) }))]}
          />
        ) : null}
      </div>
      <Switch
        label={t('question.required')}
        checked={isRequired}
        onChange={(event) => onChange({ ...question, isRequired: event.currentTarget.checked })}
        withThumbIndicator={false}
      />
      {hasOptions(kind) ? <Options question={question} errorAt={errorAt} onChange={onChange} /> : null}
      {scaleOf(kind) ? (
        <div className={writing.pairs}>
          <WrittenText label={t('question.low')} value={low} limit={40} onChange={(next) => onChange({ ...question, low: next })} />
          <WrittenText label={t('question.high')} value={high} limit={40} onChange={(next) => onChange({ ...question, high: next })} />
        </div>
      ) : null}
    </fieldset>
  );
}

function Options({ question, errorAt, onChange }: Omit<FieldsProps, 'isDisabled'>) {
  const { t } = useTranslation('surveys');
  const { options } = question;
  const change = (next: SurveyQuestionForm['options']) => onChange({ ...question, options: next });
  const move = (place: number, by: 1 | -1) => {
    const [one, other] = [options[place], options[place + by]];
    if (one && other) change(options.with(place, other).with(place + by, one));
  };
  const wrong = errorAt('options');
  return (
    <fieldset className={classes.options}>
      <legend>{t('question.options')}</legend>
      {wrong ? (
        <p role="alert" className={classes.wrong}>
          {wrong}
        </p>
      ) : null}
      {options.map((option, place) => (
        <div key={option.id} className={classes.option}>
          <WrittenText
            isLabelHidden
            label={t('question.option', { number: place + 1 })}
            value={option.text}
            limit={120}
            error={errorAt(`options.${place}.text`)}
            onChange={(text) => change(options.with(place, { ...option, text }))}
          />
          <IconButton label={t('question.option_up', { number: place + 1 })} disabled={place === 0} onClick={() => move(place, -1)}>
            <IconArrowUp {...icon} />
          </IconButton>
          <IconButton
            label={t('question.option_down', { number: place + 1 })}
            disabled={place === options.length - 1}
            onClick={() => move(place, 1)}
          >
            <IconArrowDown {...icon} />
          </IconButton>
          <IconButton label={t('question.option_remove', { number: place + 1 })} onClick={() => change(options.toSpliced(place, 1))}>
            <IconTrash {...icon} />
          </IconButton>
        </div>
      ))}
      {options.length < mostOptions ? (
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => change([...options, anOption()])}
        >
          {t('question.option_add')}
        </Button>
      ) : null}
    </fieldset>
  );
}
