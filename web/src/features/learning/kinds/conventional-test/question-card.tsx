import type { AskedQuestion } from '@vitrine/contract/assessment';
import { useTranslation } from 'react-i18next';
import { IconCheck } from '../../../../shared/icons.ts';
import classes from './test.module.css';

type QuestionCardProps = { question: AskedQuestion; chosen: readonly string[]; onChoose: (options: string[]) => void };

/** A question and its answers as cards of 64 px; the letter becomes a tick when chosen. */
export function QuestionCard({ question, chosen, onChoose }: QuestionCardProps) {
  const { t } = useTranslation(['learning/kinds/conventional-test', 'learning']);
  const isMultiple = question.kind === 'multiple';
  const toggle = (id: string, isOn: boolean) =>
    onChoose(isMultiple ? (isOn ? [...chosen, id] : chosen.filter((other) => other !== id)) : [id]);
  return (
    <fieldset className={classes.question}>
      <legend>
        <h1>{question.prompt}</h1>
        <span className={classes.pick}>{t(isMultiple ? 'pick_all' : 'pick_one')}</span>
      </legend>
      {question.options.map(({ id, text }, index) => (
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
      ))}
    </fieldset>
  );
}
