import type { QuestionDraft } from '@vitrine/contract/assessment';
import { questionKinds } from '@vitrine/domain/assessment';
import { Button, IconButton, NativeSelect } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../../shared/device/index.ts';
import { WrittenText } from '../../../../shared/fields/index.ts';
import { IconPlus, IconTrash } from '../../../../shared/icons.ts';
import classes from '../kinds.module.css';
import { asKind, markRight } from './questions.ts';

type QuestionFieldsProps = {
  question: QuestionDraft;
  onChange: (question: QuestionDraft) => void;
  errorAt: (path: string) => string | undefined;
  isDisabled: boolean;
};

const mostOptions = 8;

/** What is asked, the options with their right marks, and why the answer is right. */
export function QuestionFields({ question, onChange, errorAt, isDisabled }: QuestionFieldsProps) {
  const { t } = useTranslation(['catalog/kinds/conventional-test', 'catalog']);
  const change = (part: Partial<QuestionDraft>) => onChange({ ...question, ...part });
  const { kind, options } = question;
  const isFixed = kind === 'true_false' || isDisabled;
  return (
    <div className={classes.questionBody}>
      <NativeSelect
        label={t('question.kind_label')}
        value={kind}
        disabled={isDisabled}
        onChange={(event) => {
          const next = questionKinds.find((one) => one === event.currentTarget.value);
          if (next) onChange(asKind(question, next, newId));
        }}
        data={questionKinds.map((value) => ({ value, label: t(`question.kind.${value}`) }))}
      />
      <WrittenText
        label={t('question.prompt')}
        value={question.prompt}
        onChange={(prompt) => change({ prompt })}
        limit={600}
        rows={2}
        error={errorAt('prompt')}
      />
      <fieldset className={classes.options}>
        <legend>{t(kind === 'multiple' ? 'question.options_many' : 'question.options_one')}</legend>
        {options.map((option, place) => (
          <div key={option.id} className={classes.option} data-right={option.isRight || undefined}>
            <input
              type={kind === 'multiple' ? 'checkbox' : 'radio'}
              className={classes.mark}
              name={`right-${question.id}`}
              aria-label={t('question.is_right', { number: place + 1 })}
              checked={option.isRight}
              disabled={isDisabled}
              onChange={(event) => change({ options: markRight(question, option.id, event.currentTarget.checked) })}
            />
            <WrittenText
              label={t('question.option', { number: place + 1 })}
              isLabelHidden
              value={option.text}
              onChange={(text) => change({ options: options.with(place, { ...option, text }) })}
              limit={300}
              error={errorAt(`options.${place}.text`)}
            />
            {isFixed || options.length <= 2 ? null : (
              <IconButton
                label={t('question.remove_option', { number: place + 1 })}
                onClick={() => change({ options: options.toSpliced(place, 1) })}
              >
                <IconTrash size={18} stroke={1.75} aria-hidden />
              </IconButton>
            )}
          </div>
        ))}
        {isFixed || options.length >= mostOptions ? null : (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() => change({ options: [...options, { id: newId(), text: {}, isRight: false }] })}
          >
            {t('question.add_option')}
          </Button>
        )}
      </fieldset>
      <WrittenText
        label={t('question.explanation')}
        value={question.explanation}
        onChange={(explanation) => change({ explanation })}
        limit={600}
        rows={2}
      />
      <WrittenText label={t('question.topic')} value={question.topic} onChange={(topic) => change({ topic })} limit={120} />
    </div>
  );
}
