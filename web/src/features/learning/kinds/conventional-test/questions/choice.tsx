import { IconCheck } from '../../../../../shared/icons.ts';
import classes from './questions.module.css';
import type { QuestionProps } from './question-props.ts';

/** Answers as cards of 64 px; the letter becomes a tick when chosen. */
export function Choice({ question, given, onGive }: QuestionProps) {
  const isMultiple = question.kind === 'multiple';
  const chosen = given.options;
  const toggle = (id: string, isOn: boolean) =>
    onGive({ options: isMultiple ? (isOn ? [...chosen, id] : chosen.filter((other) => other !== id)) : [id], entries: {} });
  return question.options.map(({ id, text }, index) => (
    <label key={id} className={classes.option} data-chosen={chosen.includes(id) || undefined}>
      <input
        type={isMultiple ? 'checkbox' : 'radio'}
        name={question.id}
        value={id}
        checked={chosen.includes(id)}
        onChange={(event) => toggle(id, event.currentTarget.checked)}
      />
      <span className={classes.letter} aria-hidden>
        {chosen.includes(id) ? <IconCheck size={20} stroke={2} /> : String.fromCodePoint(65 + index)}
      </span>
      <span>{text}</span>
    </label>
  ));
}
