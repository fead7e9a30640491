import type { BankQuestion, BankQuestionForm } from '@vitrine/contract/assessment';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Failed, Loading, NativeSelect, showToast, TagsInput, TextInput } from '@vitrine/ui';
import { refusalCode, useMessages } from '@vitrine/ui/forms';
import { questionGaps } from '@vitrine/domain/assessment';
import { changedIn } from '@vitrine/domain/kernel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../shared/device/index.ts';
import { Languages, useWritten } from '../../../shared/fields/index.ts';
import { newQuestion, QuestionFields, useQuestionWords } from '../questions/index.ts';
import { addQuestion, addSubject, bankKey, questionQuery, setActive, subjectsQuery, writeQuestion } from './api.ts';
import { fieldsIn } from './field-codes.ts';
import { QuestionFacts } from './question-facts.tsx';
import classes from './bank.module.css';

type PaneProps = { questionId: string | null; onSaved: (id: string) => void };

/** One question of the bank, edited into its next version; published tests keep theirs (D10). */
export function QuestionPane({ questionId, ...more }: PaneProps) {
  const opened = useQuery({ ...questionQuery(questionId ?? ''), enabled: questionId !== null });
  if (questionId === null) return <QuestionEditor {...more} opened={null} />;
  if (opened.data) return <QuestionEditor key={opened.data.version} {...more} opened={opened.data} />;
  return opened.isError ? <Failed error={opened.error} onRetry={() => void opened.refetch()} /> : <Loading shape="form" rows={6} />;
}

const empty = (): BankQuestionForm => {
  const { id: _, ...question } = newQuestion('single', newId);
  return { ...question, subjectId: null, tags: [] };
};

function QuestionEditor({ opened, onSaved }: Omit<PaneProps, 'questionId'> & { opened: BankQuestion | null }) {
  const { t } = useTranslation('catalog/bank');
  const { atForm, atField } = useSentences();
  const queries = useQueryClient();
  const [form, setForm] = useState(() => opened?.question ?? empty());
  const save = useMutation({
    mutationFn: async () => {
      if (!opened) return (await addQuestion(form)).id;
      return (await writeQuestion(opened.id, opened.version, changedIn({ base: opened.question, mine: form }))).id;
    },
    onSuccess: async (id) => {
      await queries.invalidateQueries({ queryKey: bankKey });
      showToast({ text: t('saved') });
      onSaved(id);
    },
  });
  const put = useMutation({
    mutationFn: (isActive: boolean) => setActive(opened?.id ?? '', isActive),
    onSuccess: () => queries.invalidateQueries({ queryKey: bankKey }),
  });
  const isDisabled = opened !== null && !opened.can.save;
  const faults = fieldsIn(save.error);
  return (
    <section className={classes.pane} aria-label={t(opened ? 'edit' : 'questions.create')}>
      <div className={classes.head}>
        <h2>{opened ? t('version', { number: opened.version }) : t('questions.create')}</h2>
      </div>
      {opened ? <QuestionFacts opened={opened} /> : null}
      <Languages texts={[form.prompt, ...form.options.map(({ text }) => text), form.explanation]}>
        <div className={classes.fields}>
          <Filing form={form} onChange={setForm} isDisabled={isDisabled} />
          <QuestionFields
            question={form}
            name={opened?.id ?? 'new'}
            onChange={setForm}
            errorAt={(path) => atField(faults[path])}
            isDisabled={isDisabled}
          />
        </div>
      </Languages>
      <p role="alert" className={classes.refused}>
        {save.error ? atForm(refusalCode(save.error)) : null}
      </p>
      {isDisabled ? null : (
        <div className={classes.foot}>
          <Button loading={save.isPending} onClick={() => save.mutate()}>
            {t(opened ? 'save_version' : 'save')}
          </Button>
          {opened ? (
            <Button variant="default" loading={put.isPending} onClick={() => put.mutate(!opened.isActive)}>
              {t(opened.isActive ? 'put_away' : 'take_out')}
            </Button>
          ) : null}
        </div>
      )}
    </section>
  );
}

/** Codes of this question's gaps have words of their own; all others are the form kit's. */
function useSentences() {
  const { atForm } = useMessages();
  const { gap } = useQuestionWords();
  const atField = (code: string | undefined) => {
    if (code === undefined) return undefined;
    const known = questionGaps.find((one) => one === code);
    return known ? gap(known) : atForm(code);
  };
  return { atForm, atField };
}

type FilingProps = { form: BankQuestionForm; onChange: (form: BankQuestionForm) => void; isDisabled: boolean };

/** Under which subject a question lies, and its tags; a new subject is made on the way. */
function Filing({ form, onChange, isDisabled }: FilingProps) {
  const { t } = useTranslation('catalog/bank');
  const queries = useQueryClient();
  const locale = useWritten();
  const { data } = useQuery(subjectsQuery);
  const [name, setName] = useState('');
  const add = useMutation({
    mutationFn: () => addSubject({ [locale]: name }),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: subjectsQuery.queryKey });
      onChange({ ...form, subjectId: id });
      setName('');
    },
  });
  return (
    <>
      <NativeSelect
        label={t('subject')}
        disabled={isDisabled}
        value={form.subjectId ?? ''}
        onChange={(event) => onChange({ ...form, subjectId: event.currentTarget.value || null })}
        data={[{ value: '', label: t('no_subject') }, ...(data?.items ?? []).map((one) => ({ value: one.id, label: one.name }))]}
      />
      {isDisabled ? null : (
        <div className={classes.foot}>
          <TextInput label={t('new_subject')} maxLength={80} value={name} onChange={(event) => setName(event.currentTarget.value)} />
          <Button
            variant="default"
            disabled={name.trim() === ''}
            loading={add.isPending}
            onClick={() => add.mutate()}
            style={{ alignSelf: 'end' }}
          >
            {t('add_subject')}
          </Button>
        </div>
      )}
      <TagsInput
        label={t('tags')}
        disabled={isDisabled}
        value={form.tags}
        data={(data?.tags ?? []).map(({ tag }) => tag)}
        onChange={(tags) => onChange({ ...form, tags })}
      />
    </>
  );
}
