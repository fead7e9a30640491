import { useId, type ReactNode } from 'react';
import { IconCheck } from '../icons.ts';
import classes from './survey.module.css';

export type AskedQuestion = {
  id: string;
  kind: 'one_choice' | 'several' | 'nps' | 'scale' | 'short_text' | 'long_text';
  text: string;
  options: readonly { id: string; text: string }[];
  most: number | null;
  /** What the ends of a scale mean. */
  low: string;
  high: string;
};
export type GivenAnswer = {
  optionIds: readonly string[];
  score: number | null;
  text: string;
  /** What was spoken and sent ahead. */
  recording?: { fileId: string; seconds: number } | null | undefined;
};

export const noAnswer: GivenAnswer = { optionIds: [], score: null, text: '' };
export const isGiven = ({ optionIds, score, text, recording }: GivenAnswer): boolean =>
  optionIds.length > 0 || score !== null || text.trim() !== '' || Boolean(recording);

type FieldProps = {
  question: AskedQuestion;
  answer: GivenAnswer;
  /** "Escolha até três. Pode pular." */
  hint?: string;
  /** What a text field is called where the question does not say it. */
  error?: ReactNode;
  onAnswer: (answer: GivenAnswer) => void;
};

/** One question with what may be chosen or written. The device's own buttons lie below the drawn ones, so keys and readers know them. */
export function SurveyQuestionField({ question, answer, hint, error, onAnswer }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
  const field = inputOf({ question, answer, onAnswer, id, described, isWrong: Boolean(error) });
  const isText = question.kind === 'short_text' || question.kind === 'long_text';
  const told = (
    <>
      {hint ? (
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {field}
      {error ? (
        <p className={classes.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : null}
    </>
  );
  if (isText)
    return (
      <div className={classes.question}>
        <h2>
          <label htmlFor={id}>{question.text}</label>
        </h2>
        {told}
      </div>
    );
  return (
    <fieldset className={classes.question} aria-describedby={described} aria-invalid={error ? true : undefined}>
      <legend>
        <h2>{question.text}</h2>
      </legend>
      {told}
    </fieldset>
  );
}

type InputProps = Pick<FieldProps, 'question' | 'answer' | 'onAnswer'> & { id: string; described: string | undefined; isWrong: boolean };

function inputOf({ question, answer, onAnswer, id, described, isWrong }: InputProps): ReactNode {
  const { kind } = question;
  if (kind === 'nps' || kind === 'scale') return <Scale {...{ question, answer, onAnswer, id }} />;
  if (kind === 'one_choice' || kind === 'several') return <Options {...{ question, answer, onAnswer, id }} />;
  const shared = {
    id,
    className: classes.text ?? '',
    value: answer.text,
    'aria-describedby': described,
    'aria-invalid': isWrong || undefined,
    onChange: (event: { currentTarget: { value: string } }) => onAnswer({ ...answer, text: event.currentTarget.value }),
  };
  return kind === 'short_text' ? <input type="text" maxLength={256} {...shared} /> : <textarea rows={5} maxLength={2_000} {...shared} />;
}

type ChoiceProps = Omit<InputProps, 'described' | 'isWrong'>;

function Scale({ question: { kind, low, high }, answer, onAnswer, id }: ChoiceProps) {
  const points = kind === 'nps' ? Array.from({ length: 11 }, (_, at) => at) : [1, 2, 3, 4, 5];
  const first = points[0] ?? 0;
  const last = points.at(-1) ?? 0;
  return (
    <>
      <div className={classes.scale} data-kind={kind}>
        {points.map((point) => (
          <label key={point} className={classes.point} data-chosen={answer.score === point || undefined}>
            <input type="radio" name={id} checked={answer.score === point} onChange={() => onAnswer({ ...noAnswer, score: point })} />
            {point}
          </label>
        ))}
      </div>
      {low || high ? (
        <p className={classes.ends}>
          <span>{low ? `${first} · ${low}` : ''}</span>
          <span>{high ? `${last} · ${high}` : ''}</span>
        </p>
      ) : null}
    </>
  );
}

function Options({ question: { kind, options, most }, answer, onAnswer, id }: ChoiceProps) {
  const isFull = kind === 'several' && most !== null && answer.optionIds.length >= most;
  const choose = (optionId: string, isChosen: boolean) =>
    onAnswer({
      ...noAnswer,
      optionIds:
        kind === 'one_choice' ? [optionId] : [...answer.optionIds.filter((one) => one !== optionId), ...(isChosen ? [optionId] : [])],
    });
  return (
    <div className={classes.options}>
      {options.map((option) => {
        const isChosen = answer.optionIds.includes(option.id);
        const isOff = isFull && !isChosen;
        return (
          <label key={option.id} className={classes.option} data-chosen={isChosen || undefined} data-off={isOff || undefined}>
            <input
              type={kind === 'one_choice' ? 'radio' : 'checkbox'}
              name={id}
              checked={isChosen}
              disabled={isOff}
              onChange={(event) => choose(option.id, event.currentTarget.checked)}
            />
            {isChosen ? <IconCheck size={18} stroke={1.75} aria-hidden /> : null}
            <span>{option.text}</span>
          </label>
        );
      })}
    </div>
  );
}
