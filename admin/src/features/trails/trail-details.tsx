import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { TrailForm, type TrailDraft } from '@vitrine/contract/trails';
import { courseScenes } from '@vitrine/domain/catalog';
import { Field, FormRefusal, SwitchField, useZodForm } from '@vitrine/ui/forms';
import { useEffect } from 'react';
import { useController, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceField, ChoicesField, Languages, TextField, useFieldSentence } from '../../shared/fields/index.ts';
import { FileField } from '../../shared/files/index.ts';
import { DirtyGuard, listKey, useVersionedSave, VersionConflict } from '../../shared/resource/index.ts';
import { SaveBar, writing } from '../../shared/writing/index.ts';
import { categoryChoicesQuery, draftQuery, listsQuery, trailChoicesQuery, writeTrail } from './api.ts';
import { trails } from './trails.tsx';
import { stepsKey } from './use-steps.ts';

type DetailsForm = UseFormReturn<TrailForm, unknown, TrailForm>;

/** What a trail says about itself. */
export function TrailDetails({ draft, onDirty }: { draft: TrailDraft; onDirty: (isDirty: boolean) => void }) {
  const { t } = useTranslation('trails');
  const queries = useQueryClient();
  const form = useZodForm(TrailForm, draft.trail);
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const isBusy = useIsMutating({ mutationKey: stepsKey(draft.id) }) > 0; // steps that are on their way make the next version
  const [title, summary, description] = useWatch({ control: form.control, name: ['title', 'summary', 'description'] });
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  const { submit, isSaved, conflict } = useVersionedSave({
    form,
    held: draft.trail,
    version: draft.version,
    send: (_, version, changed) => writeTrail({ trailId: draft.id, version }, changed),
    readAgain: async () => {
      const there = await queries.query({ ...draftQuery(draft.id), staleTime: 0 });
      return { values: there.trail, version: there.version };
    },
    onSaved: (kept) => {
      queries.setQueryData(draftQuery(draft.id).queryKey, kept);
      void queries.invalidateQueries({ queryKey: listKey(trails) });
      form.reset(kept.trail);
    },
    outer: 'trail',
  });
  return (
    <form className={writing.form} onSubmit={(event) => void submit(event)} noValidate aria-label={t('details')}>
      <Languages texts={[title, summary, description]}>
        <div className={writing.stack}>
          <TextField form={form} name="title" label={t('field.title')} limit={120} />
          <TextField form={form} name="summary" label={t('field.summary')} hint={t('hint.summary')} limit={240} rows={2} />
          <TextField form={form} name="description" label={t('field.description')} hint={t('hint.description')} limit={8000} rows={5} />
        </div>
      </Languages>
      <Facts form={form} trailId={draft.id} isDisabled={!draft.can.save} />
      <FormRefusal form={form} />
      <SaveBar form={form} isSaved={isSaved} maySave={draft.can.save} isBusy={isBusy} />
      <DirtyGuard isDirty={isDirty && !isSubmitting} />
      <VersionConflict conflict={conflict} nameOf={(field) => t(`field.${field}`)} />
    </form>
  );
}

/** Everything that is the same in all languages. */
function Facts({ form, trailId, isDisabled }: { form: DetailsForm; trailId: string; isDisabled: boolean }) {
  const { t } = useTranslation(['trails', 'catalog']);
  const { data: lists } = useQuery(listsQuery);
  const { data: others } = useQuery(trailChoicesQuery);
  const { data: categories } = useQuery(categoryChoicesQuery);
  const { field: image } = useController({ control: form.control, name: 'imageFileId' });
  const imageError = useFieldSentence(form.control, 'imageFileId');
  const tags = (lists?.tags ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const prerequisites = (others?.items ?? [])
    .filter(({ id }) => id !== trailId)
    .map(({ id, title }) => ({ value: id, label: title || t('untitled') }));
  return (
    <div className={writing.stack}>
      <div className={writing.pairs}>
        <ChoiceField
          form={form}
          name="categoryId"
          label={t('field.categoryId')}
          none={t('no_category')}
          choices={(categories?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          isDisabled={isDisabled}
        />
        <ChoiceField
          form={form}
          name="scene"
          label={t('field.scene')}
          isDisabled={isDisabled}
          choices={courseScenes.map((value) => ({ value, label: t(`catalog:scene.${value}`) }))}
        />
      </div>
      <FileField purpose="image" label={t('field.imageFileId')} value={image.value} onChange={image.onChange} error={imageError} />
      <Field
        form={form}
        name="trainingPoints"
        type="number"
        label={t('field.trainingPoints')}
        hint={t('hint.trainingPoints')}
        isDisabled={isDisabled}
      />
      <ChoiceField
        form={form}
        name="prerequisiteTrailId"
        label={t('field.prerequisiteTrailId')}
        none={t('no_prerequisite')}
        choices={prerequisites}
        isDisabled={isDisabled}
      />
      {tags.length > 0 ? <ChoicesField form={form} name="tagIds" label={t('field.tagIds')} choices={tags} isDisabled={isDisabled} /> : null}
      <SwitchField form={form} name="isSequential" label={t('field.isSequential')} hint={t('hint.isSequential')} isDisabled={isDisabled} />
    </div>
  );
}
