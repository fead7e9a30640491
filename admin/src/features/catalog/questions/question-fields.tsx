import type { QuestionDraft } from '@vitrine/contract/assessment';
import { questionKinds } from '@vitrine/domain/assessment';
import { Button, NativeSelect, TextInput } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../shared/device/index.ts';
import { WrittenText } from '../../../shared/fields/index.ts';
import { FileField } from '../../../shared/files/index.ts';
import { IconPlus } from '../../../shared/icons.ts';
import { PartRow } from './part-row.tsx';
import classes from './questions.module.css';
import { asKind, newPart, partsOf } from './questions.ts';

type Asked = Omit<QuestionDraft, 'id'>;
type QuestionFieldsProps<Q extends Asked> = {
  question: Q;
  /** Keeps the marks of two open questions apart. */
  name: string;
  onChange: (question: Q) => void;
  errorAt: (path: string) => string | undefined;
  isDisabled: boolean;
};

const mostParts = 12;

/** What is asked, the parts with what is right about them, and why the answer is right. */
export function QuestionFields<Q extends Asked>({ question, name, onChange, errorAt, isDisabled }: QuestionFieldsProps<Q>) {
  const { t } = useTranslation('catalog/questions');
  const change = (part: Partial<Asked>) => onChange({ ...question, ...part });
  const { kind, options } = question;
  const parts = partsOf[kind];
  const isFixed = kind === 'true_false' || isDisabled;
  return (
    <div className={classes.body}>
      <NativeSelect
        label={t('kind_label')}
        value={kind}
        disabled={isDisabled}
        onChange={(event) => {
          const next = questionKinds.find((one) => one === event.currentTarget.value);
          if (next) onChange(asKind(question, next, newId));
        }}
        data={questionKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <WrittenText
        label={t('prompt')}
        value={question.prompt}
        onChange={(prompt) => change({ prompt })}
        limit={2_000}
        rows={kind === 'cloze' ? 4 : 2}
        error={errorAt('prompt')}
      />
      {kind === 'cloze' ? <p className={classes.hint}>{t('gaps_hint')}</p> : null}
      {kind === 'hotspot' ? (
        <FileField
          purpose="image"
          label={t('picture')}
          hint={t('areas_hint')}
          value={question.imageFileId ?? null}
          onChange={(imageFileId) => change({ imageFileId })}
          error={errorAt('imageFileId')}
        />
      ) : null}
      {kind === 'numeric' ? <NumberFields question={question} onChange={change} isDisabled={isDisabled} error={errorAt('number')} /> : null}
      {parts === 'none' ? null : (
        <fieldset className={classes.options}>
          <legend>{t(`parts.${kind}`)}</legend>
          {options.map((option, place) => (
            <PartRow
              key={option.id}
              question={question}
              name={name}
              place={place}
              isDisabled={isDisabled}
              canRemove={!isFixed && options.length > 1}
              onChange={(next) => change({ options: next })}
              error={errorAt(`options.${place}.text`)}
            />
          ))}
          {isFixed || options.length >= mostParts ? null : (
            <Button
              variant="subtle"
              size="sm"
              leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
              onClick={() => change({ options: [...options, newPart(kind, { place: options.length, newId })] })}
            >
              {t('add_option')}
            </Button>
          )}
        </fieldset>
      )}
      {errorAt('options') ? (
        <p role="alert" className={classes.refused}>
          {errorAt('options')}
        </p>
      ) : null}
      <WrittenText
        label={t('explanation')}
        value={question.explanation}
        onChange={(explanation) => change({ explanation })}
        limit={600}
        rows={2}
      />
      <WrittenText label={t('topic')} value={question.topic} onChange={(topic) => change({ topic })} limit={120} />
    </div>
  );
}

type NumberProps = { question: Asked; onChange: (part: Partial<Asked>) => void; isDisabled: boolean; error: string | undefined };

function NumberFields({ question, onChange, isDisabled, error }: NumberProps) {
  const { t } = useTranslation('catalog/questions');
  const { value, tolerance } = question.number ?? { value: 0, tolerance: 0 };
  const typed = (part: 'value' | 'tolerance') => (event: { currentTarget: { valueAsNumber: number } }) => {
    const next = event.currentTarget.valueAsNumber;
    onChange({ number: { value, tolerance, [part]: Number.isNaN(next) ? 0 : next } });
  };
  return (
    <div className={classes.pair}>
      <TextInput
        type="number"
        step="any"
        label={t('number')}
        value={String(value)}
        disabled={isDisabled}
        error={error}
        onChange={typed('value')}
      />
      <TextInput
        type="number"
        step="any"
        min={0}
        label={t('tolerance')}
        value={String(tolerance)}
        disabled={isDisabled}
        onChange={typed('tolerance')}
      />
    </div>
  );
}
