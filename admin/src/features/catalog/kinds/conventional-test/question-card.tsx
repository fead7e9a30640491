import type { QuestionDraft } from '@vitrine/contract/assessment';
import { languages, textIn } from '@vitrine/domain/kernel';
import { IconButton, StateChip } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useWritten } from '../../../../shared/fields/index.ts';
import { IconAlertTriangle, IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '../../../../shared/icons.ts';
import { halfWritten, lacksOf, QuestionFields, useQuestionWords } from '../../questions/index.ts';
import classes from '../kinds.module.css';

type QuestionCardProps = {
  question: QuestionDraft;
  place: number;
  count: number;
  isOpen: boolean;
  isDisabled: boolean;
  errorAt: (path: string) => string | undefined;
  onToggle: () => void;
  onChange: (question: QuestionDraft) => void;
  onMove: (by: 1 | -1) => void;
  onDuplicate: () => void;
  onRemove: () => void;
};

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** One question in a row: what it asks, what it lacks, and what can be done with it. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, place, count, isOpen, isDisabled, errorAt, onToggle, onChange, onMove, onDuplicate, onRemove } = props;
  const { t } = useTranslation(['catalog/kinds/conventional-test', 'catalog']);
  const locale = useWritten();
  const words = useQuestionWords();
  const lacks = lacksOf(question);
  const half = lacks.length === 0 ? halfWritten(question) : []; // one thing after the other
  const names = { number: place + 1 };
  return (
    <li className={classes.question} data-open={isOpen || undefined}>
      <div className={classes.questionHead}>
        <button type="button" className={classes.ask} aria-expanded={isOpen} onClick={onToggle}>
          <span className={classes.number}>{place + 1}</span>
          <span>
            <b>{textIn(question.prompt, locale) || t('question.untitled')}</b>
            <small>{words.kind(question.kind)}</small>
          </span>
        </button>
        {isDisabled ? null : (
          <span className={classes.tools}>
            <IconButton label={t('question.up', names)} disabled={place === 0} onClick={() => onMove(-1)}>
              <IconArrowUp {...icon} />
            </IconButton>
            <IconButton label={t('question.down', names)} disabled={place === count - 1} onClick={() => onMove(1)}>
              <IconArrowDown {...icon} />
            </IconButton>
            <IconButton label={t('question.duplicate', names)} onClick={onDuplicate}>
              <IconCopy {...icon} />
            </IconButton>
            <IconButton label={t('question.remove', names)} onClick={onRemove}>
              <IconTrash {...icon} />
            </IconButton>
          </span>
        )}
      </div>
      {lacks.length > 0 || half.length > 0 ? (
        <p className={classes.lacks}>
          {lacks.map((code) => (
            <StateChip key={code} state="expiring" icon={<IconAlertTriangle size={16} stroke={1.75} aria-hidden />}>
              {words.gap(code)}
            </StateChip>
          ))}
          {half.length > 0 ? (
            <StateChip state="quiet">
              {t('question.half_written', { languages: half.map((one) => languages.find((each) => each.locale === one)?.name).join(', ') })}
            </StateChip>
          ) : null}
        </p>
      ) : null}
      {isOpen ? (
        <QuestionFields question={question} name={question.id} onChange={onChange} errorAt={errorAt} isDisabled={isDisabled} />
      ) : null}
    </li>
  );
}
