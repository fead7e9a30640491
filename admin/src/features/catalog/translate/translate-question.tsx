import { useQueryClient } from '@tanstack/react-query';
import { LocaleText } from '@vitrine/contract/kernel';
import type { QuestionDraft } from '@vitrine/contract/assessment';
import type { ActivityInDraft, CourseDraft } from '@vitrine/contract/catalog';
import { languages as known } from '@vitrine/domain/kernel';
import { Button, StateChip, Textarea, TextInput } from '@vitrine/ui';
import { FormRefusal, useZodForm } from '@vitrine/ui/forms';
import { useEffect } from 'react';
import { useController, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useVersionedSave, VersionConflict } from '../../../shared/resource/index.ts';
import { draftQuery, writeActivity } from '../api.ts';
import {
  countMissing,
  isMissing,
  placesOf,
  textsOf,
  withTexts,
  type Languages,
  type QuestionTexts,
  type TextPlace,
} from './question-texts.ts';
import { questionsOf } from './questions-of.ts';
import classes from './translate.module.css';

const Texts = z.record(z.string(), LocaleText(2_000));
type TextsForm = UseFormReturn<QuestionTexts, unknown, QuestionTexts>;

type TranslateQuestionProps = {
  draft: CourseDraft;
  activity: ActivityInDraft;
  question: QuestionDraft;
  place: number;
  languages: Languages;
  onDirty: (id: string, isDirty: boolean) => void;
};

/** One question in both languages, saved by itself over the version that was read. */
export function TranslateQuestion({ draft, activity, question, place, languages, onDirty }: TranslateQuestionProps) {
  const { t } = useTranslation('catalog');
  const { t: said } = useTranslation('catalog/questions');
  const { t: kit } = useTranslation('resource');
  const queries = useQueryClient();
  const { queryKey } = draftQuery(draft.id);
  const form: TextsForm = useZodForm(Texts, textsOf(question));
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const texts = useWatch({ control: form.control });
  const places = placesOf(question);
  useEffect(() => {
    onDirty(question.id, isDirty);
    return () => onDirty(question.id, false);
  }, [isDirty, onDirty, question.id]);
  const inDraft = (there: CourseDraft | undefined) => {
    const mine = there?.activities.find(({ id }) => id === activity.id);
    return { mine, asked: mine && questionsOf(mine).find(({ id }) => id === question.id) };
  };
  const { submit, isSaved, conflict } = useVersionedSave({
    form,
    held: textsOf(question),
    version: draft.version,
    send: (values, version) => {
      const { mine } = inDraft(queries.getQueryData(queryKey));
      const { title, summary, isRequired, content } = mine ?? activity;
      const withMine =
        'test' in content
          ? {
              ...content,
              test: {
                ...content.test,
                questions: content.test.questions.map((one) => (one.id === question.id ? withTexts(one, values) : one)),
              },
            }
          : content;
      return writeActivity({ courseId: draft.id, activityId: activity.id, version }, { title, summary, isRequired, content: withMine });
    },
    readAgain: async () => {
      const there = await queries.query({ ...draftQuery(draft.id), staleTime: 0 });
      const { asked } = inDraft(there);
      return asked && { values: textsOf(asked), version: there.version };
    },
    onSaved: (kept, values) => {
      queries.setQueryData(queryKey, kept);
      const { asked } = inDraft(kept);
      form.reset(asked ? textsOf(asked) : values);
    },
    outer: 'activity',
  });
  const wordOf = ({ word, number }: TextPlace) => said(word, { number });
  const missing = countMissing(texts, languages);
  return (
    <form
      className={classes.question}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={t('translate.question', { number: place + 1 })}
    >
      <div className={classes.head}>
        <h2>{t('translate.question', { number: place + 1 })}</h2>
        <StateChip state={missing > 0 ? 'expiring' : 'earned'}>
          {missing > 0 ? t('translate.missing', { count: missing }) : t('translate.whole')}
        </StateChip>
      </div>
      {places.map((one) => (
        <Row key={one.name} form={form} place={one} label={wordOf(one)} languages={languages} isDisabled={!draft.can.save} />
      ))}
      <FormRefusal form={form} />
      {isDirty || isSaved ? (
        <footer className={classes.foot}>
          <span role="status">{kit(isDirty ? 'dirty.mark' : 'saved')}</span>
          {isDirty ? (
            <>
              <Button variant="default" disabled={isSubmitting} onClick={() => form.reset()}>
                {kit('discard')}
              </Button>
              <Button type="submit" loading={isSubmitting}>
                {kit('save')}
              </Button>
            </>
          ) : null}
        </footer>
      ) : null}
      <VersionConflict
        conflict={conflict}
        nameOf={(field) => {
          const found = places.find(({ name }) => name === field);
          return found ? wordOf(found) : field;
        }}
        wordOf={(_field, value) => inAllLanguages(value)}
      />
    </form>
  );
}

type RowProps = { form: TextsForm; place: TextPlace; label: string; languages: Languages; isDisabled: boolean };

/** A text in the language it comes from, and beside it in the one it goes into. What nobody wrote in either is not asked for. */
function Row({ form, place, label, languages, isDisabled }: RowProps) {
  const { t } = useTranslation('catalog');
  const { field } = useController({ control: form.control, name: place.name });
  const text = field.value ?? {};
  const { from, to } = languages;
  if (!text[from] && !text[to]) return null;
  const language = known.find(({ locale }) => locale === to)?.name ?? to;
  const isLong = (text[from] ?? text[to] ?? '').length > 60;
  const shared = {
    lang: to,
    'aria-label': `${label}: ${language}`,
    placeholder: t('translate.placeholder', { language }),
    maxLength: place.limit,
    disabled: isDisabled,
    value: text[to] ?? '',
    onBlur: field.onBlur,
    onChange: (event: { currentTarget: { value: string } }) => field.onChange({ ...text, [to]: event.currentTarget.value }),
  };
  return (
    <div className={classes.row} data-missing={isMissing(text, languages) || undefined}>
      <div>
        <span className={classes.label}>{label}</span>
        <p lang={from}>{text[from] || t('translate.no_source')}</p>
      </div>
      {isLong ? <Textarea {...shared} rows={3} /> : <TextInput {...shared} />}
    </div>
  );
}

/** A text as two translators compare it: each language that it is written in. */
function inAllLanguages(value: unknown): string | undefined {
  const text = LocaleText(2_000).safeParse(value).data ?? {};
  return known.flatMap(({ locale, name }) => (text[locale] ? [`${name}: ${text[locale]}`] : [])).join(' · ') || undefined;
}
