import { useQueryClient } from '@tanstack/react-query';
import { SurveyForm, type SurveyDetail } from '@vitrine/contract/surveys';
import { ConsolePanes } from '@vitrine/ui';
import { FormRefusal, useZodForm } from '@vitrine/ui/forms';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Languages, TextField } from '../../shared/fields/index.ts';
import { DirtyGuard, listKey, useVersionedSave, VersionConflict } from '../../shared/resource/index.ts';
import { SaveBar, writing } from '../../shared/writing/index.ts';
import { surveyQuery, writeSurvey } from './api.ts';
import { QuestionList } from './question-list.tsx';
import { SurveyHeader } from './survey-header.tsx';
import { SurveyPreview } from './survey-preview.tsx';
import { SurveySettings } from './survey-settings.tsx';
import { surveys } from './surveys.tsx';

/** Questions, words, settings and owners of a survey in one form; what is typed is seen beside it as a learner would see it. */
export function SurveyEditor({ detail }: { detail: SurveyDetail }) {
  const { t } = useTranslation('surveys');
  const queries = useQueryClient();
  const form = useZodForm(SurveyForm, detail.survey);
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const [title, introduction, questions] = useWatch({ control: form.control, name: ['title', 'introduction', 'questions'] });
  const [isPreviewOpen, showPreview] = useState(false);
  const surveyId = detail.id;
  const { submit, isSaved, conflict } = useVersionedSave({
    form,
    held: detail.survey,
    version: detail.version,
    send: (_, version, changed) => writeSurvey({ surveyId, version }, changed),
    readAgain: async () => {
      const there = await queries.query({ ...surveyQuery(surveyId), staleTime: 0 });
      return { values: there.survey, version: there.version };
    },
    onSaved: (kept) => {
      queries.setQueryData(surveyQuery(surveyId).queryKey, kept);
      void queries.invalidateQueries({ queryKey: listKey(surveys) });
      form.reset(kept.survey);
    },
    outer: 'survey',
  });
  const isDisabled = !detail.can.save;
  const texts = [title, introduction, ...questions.flatMap(({ text, options }) => [text, ...options.map((option) => option.text)])];
  return (
    <ConsolePanes
      inspectorWidth={400}
      isInspectorOpen={isPreviewOpen}
      {...(isPreviewOpen ? { onCloseInspector: () => showPreview(false) } : {})}
      header={<SurveyHeader detail={detail} isDirty={isDirty} onPreview={() => showPreview(true)} />}
      detail={
        <form className={writing.form} onSubmit={(event) => void submit(event)} noValidate aria-label={t('details')}>
          <Languages texts={texts}>
            <div className={writing.stack}>
              <TextField form={form} name="title" label={t('list.field.title')} limit={120} isDisabled={isDisabled} />
              <TextField
                form={form}
                name="introduction"
                label={t('list.field.introduction')}
                limit={600}
                rows={2}
                isDisabled={isDisabled}
              />
              <QuestionList form={form} isDisabled={isDisabled} />
            </div>
          </Languages>
          <SurveySettings form={form} detail={detail} />
          <FormRefusal form={form} />
          <SaveBar form={form} isSaved={isSaved} maySave={detail.can.save} />
          <DirtyGuard isDirty={isDirty && !isSubmitting} />
          <VersionConflict conflict={conflict} nameOf={(field) => t(`field.${field}`, { defaultValue: t('details') })} />
        </form>
      }
      inspector={<SurveyPreview form={form} />}
    />
  );
}
