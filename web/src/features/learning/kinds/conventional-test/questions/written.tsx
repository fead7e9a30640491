import { Textarea, TextInput } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import classes from './questions.module.css';
import type { QuestionProps } from './question-props.ts';

const longest = 5_000;

/** A word, a number or a text of one's own. */
export function Written({ question, given, onGive }: QuestionProps) {
  const { t } = useTranslation(['learning/kinds/conventional-test', 'learning']);
  const [id = question.id] = question.entries;
  const shared = {
    label: t('your_answer'),
    value: given.entries[id] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => onGive({ options: [], entries: { [id]: event.currentTarget.value } }),
  };
  if (question.kind === 'essay') return <Textarea {...shared} autosize minRows={6} maxLength={longest} description={t('read_by_person')} />;
  return <TextInput {...shared} maxLength={300} inputMode={question.kind === 'numeric' ? 'decimal' : 'text'} autoComplete="off" />;
}

/** The text, with a field in each of its gaps. */
export function Gaps({ question, given, onGive }: QuestionProps) {
  const { t } = useTranslation(['learning/kinds/conventional-test', 'learning']);
  return (
    <p className={classes.passage}>
      {[...question.prompt.split(/\[(\d+)\]/).entries()].map(([place, part]) => {
        const id = place % 2 === 1 ? question.entries[Number(part) - 1] : undefined;
        if (id === undefined) return <span key={place}>{part}</span>;
        return (
          <input
            key={id}
            className={classes.gapField}
            aria-label={t('gap', { number: part })}
            maxLength={120}
            autoComplete="off"
            value={given.entries[id] ?? ''}
            onChange={(event) => onGive({ options: [], entries: { ...given.entries, [id]: event.currentTarget.value } })}
          />
        );
      })}
    </p>
  );
}
