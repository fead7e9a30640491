import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CourseForm, type CourseDraft } from '@vitrine/contract/catalog';
import { courseScenes } from '@vitrine/domain/catalog';
import type { Locale } from '@vitrine/domain/kernel';
import { Field, FormRefusal, SwitchField, useZodForm } from '@vitrine/ui/forms';
import { useEffect } from 'react';
import { useController, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceField, ChoicesField, Languages, TextField, useFieldSentence } from '../../shared/fields/index.ts';
import { FileField } from '../../shared/files/index.ts';
import { DirtyGuard, listKey, useVersionedSave, VersionConflict } from '../../shared/resource/index.ts';
import { SaveBar, writing } from '../../shared/writing/index.ts';
import { courseChoicesQuery, draftQuery, tagsQuery, writeCourse } from './api.ts';
import { CourseFiles } from './course-files.tsx';
import { courses } from './courses.tsx';
import { useTellCourse } from './course-on-screen.ts';

type CourseDetailsProps = {
  draft: CourseDraft;
  onDirty: (isDirty: boolean) => void;
  written: Locale;
  onWritten: (locale: Locale) => void;
};
type DetailsForm = UseFormReturn<CourseForm, unknown, CourseForm>;

/** What a course says about itself. */
export function CourseDetails({ draft, onDirty, written, onWritten }: CourseDetailsProps) {
  const { t } = useTranslation('catalog');
  const queries = useQueryClient();
  const form = useZodForm(CourseForm, draft.course);
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const [title, summary, description] = useWatch({ control: form.control, name: ['title', 'summary', 'description'] });
  useTellCourse(form, draft.id);
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  const { submit, isSaved, conflict } = useVersionedSave({
    form,
    held: draft.course,
    version: draft.version,
    send: (_, version, changed) => writeCourse({ courseId: draft.id, version }, changed),
    readAgain: async () => {
      const there = await queries.query({ ...draftQuery(draft.id), staleTime: 0 });
      return { values: there.course, version: there.version };
    },
    onSaved: (kept) => {
      queries.setQueryData(draftQuery(draft.id).queryKey, kept);
      void queries.invalidateQueries({ queryKey: listKey(courses) });
      form.reset(kept.course);
    },
    outer: 'course',
  });
  return (
    <form className={writing.form} onSubmit={(event) => void submit(event)} noValidate aria-label={t('details')}>
      <Languages texts={[title, summary, description]} begin={written} onWritten={onWritten}>
        <div className={writing.stack}>
          <TextField form={form} name="title" label={t('field.title')} limit={120} />
          <TextField form={form} name="summary" label={t('field.summary')} hint={t('hint.summary')} limit={240} rows={2} />
          <TextField form={form} name="description" label={t('field.description')} hint={t('hint.description')} limit={8000} rows={6} />
        </div>
      </Languages>
      <Facts form={form} courseId={draft.id} isDisabled={!draft.can.save} />
      <FormRefusal form={form} />
      <SaveBar form={form} isSaved={isSaved} maySave={draft.can.save} />
      <DirtyGuard isDirty={isDirty && !isSubmitting} />
      <VersionConflict conflict={conflict} nameOf={(field) => t(`field.${field}`)} />
    </form>
  );
}

/** Everything that is the same in all languages. */
function Facts({ form, courseId, isDisabled }: { form: DetailsForm; courseId: string; isDisabled: boolean }) {
  const { t } = useTranslation('catalog');
  const { data: lists } = useQuery(tagsQuery);
  const { data: others } = useQuery(courseChoicesQuery);
  const { field: image } = useController({ control: form.control, name: 'imageFileId' });
  const imageError = useFieldSentence(form.control, 'imageFileId');
  const tags = (lists?.tags ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const prerequisites = (others?.items ?? [])
    .filter(({ id }) => id !== courseId)
    .map(({ id, title }) => ({ value: id, label: title || t('untitled') }));
  return (
    <div className={writing.stack}>
      <div className={writing.pairs}>
        <ChoiceField
          form={form}
          name="scene"
          label={t('field.scene')}
          hint={t('hint.scene')}
          isDisabled={isDisabled}
          choices={courseScenes.map((value) => ({ value, label: t(`scene.${value}`) }))}
        />
        <Field
          form={form}
          name="workloadMinutes"
          type="number"
          label={t('field.workloadMinutes')}
          hint={t('hint.workloadMinutes')}
          isDisabled={isDisabled}
        />
      </div>
      <FileField
        purpose="image"
        label={t('field.imageFileId')}
        hint={t('hint.imageFileId')}
        value={image.value}
        onChange={image.onChange}
        error={imageError}
      />
      <Field
        form={form}
        name="trainingPoints"
        type="number"
        label={t('field.trainingPoints')}
        hint={t('hint.trainingPoints')}
        isDisabled={isDisabled}
      />
      <CourseFiles form={form} isDisabled={isDisabled} />
      <ChoiceField
        form={form}
        name="prerequisiteCourseId"
        label={t('field.prerequisiteCourseId')}
        none={t('no_prerequisite')}
        choices={prerequisites}
        isDisabled={isDisabled}
      />
      {tags.length > 0 ? <ChoicesField form={form} name="tagIds" label={t('field.tagIds')} choices={tags} isDisabled={isDisabled} /> : null}
      <SwitchField form={form} name="isSequential" label={t('field.isSequential')} hint={t('hint.isSequential')} isDisabled={isDisabled} />
      <SwitchField
        form={form}
        name="block_activities_menu"
        label={t('field.block_activities_menu')}
        hint={t('hint.block_activities_menu')}
        isDisabled={isDisabled}
      />
    </div>
  );
}
