import type { QuestionKind } from '@vitrine/domain/assessment';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Order, Pairs } from './questions/arranged.tsx';
import { Choice } from './questions/choice.tsx';
import { Hotspot } from './questions/hotspot.tsx';
import type { QuestionProps } from './questions/question-props.ts';
import { Gaps, Written } from './questions/written.tsx';
import fields from './questions/questions.module.css';
import classes from './test.module.css';

/** How each kind is answered, and what is said above it. */
const kinds: Record<QuestionKind, { Fields: (props: QuestionProps) => ReactNode; hint: `pick_${string}` }> = {
  single: { Fields: Choice, hint: 'pick_one' },
  multiple: { Fields: Choice, hint: 'pick_all' },
  true_false: { Fields: Choice, hint: 'pick_one' },
  short_text: { Fields: Written, hint: 'pick_write' },
  numeric: { Fields: Written, hint: 'pick_number' },
  matching: { Fields: Pairs, hint: 'pick_pairs' },
  ordering: { Fields: Order, hint: 'pick_order' },
  cloze: { Fields: Gaps, hint: 'pick_gaps' },
  hotspot: { Fields: Hotspot, hint: 'pick_area' },
  essay: { Fields: Written, hint: 'pick_write' },
};

/** A question, and the fields of its kind. A text with gaps is itself the question: it is read once, where the fields are. */
export function QuestionCard(props: QuestionProps) {
  const { t } = useTranslation(['learning/kinds/conventional-test', 'learning']);
  const { question } = props;
  const { Fields, hint } = kinds[question.kind];
  const isPassage = question.kind === 'cloze';
  return (
    <fieldset className={classes.question}>
      <legend>
        <h1>{isPassage ? t('fill_gaps') : question.prompt}</h1>
        <span className={classes.pick}>{t(hint)}</span>
      </legend>
      {question.image && question.kind !== 'hotspot' ? <img className={fields.illustration} src={question.image} alt="" /> : null}
      <Fields {...props} />
    </fieldset>
  );
}
