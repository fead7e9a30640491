import { useQueryClient } from '@tanstack/react-query';
import { ActivityForm, type ActivityInDraft, type CourseDraft } from '@vitrine/contract/catalog';
import type { Locale } from '@vitrine/domain/kernel';
import { LinkButton } from '@vitrine/ui';
import { FormRefusal, SwitchField, useMessages, useZodForm } from '@vitrine/ui/forms';
import { useEffect } from 'react';
import { get, useController, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Languages, TextField } from '../../shared/fields/index.ts';
import { DirtyGuard, useVersionedSave, VersionConflict } from '../../shared/resource/index.ts';
import { SaveBar, writing } from '../../shared/writing/index.ts';
import { useTellActivity } from './activity-on-screen.ts';
import { draftQuery, writeActivity } from './api.ts';
import { ActivityKindEditor, textsIn } from './kinds/activity-kind-editor.tsx';
import { useKindName } from './kinds/use-kind-name.ts';
import { Missing } from './missing.tsx';
import { questionsOf } from './translate/questions-of.ts';

type ActivityEditorProps = {
  draft: CourseDraft;
  activity: ActivityInDraft;
  onDirty: (isDirty: boolean) => void;
  written: Locale;
  onWritten: (locale: Locale) => void;
};

const formOf = ({ title, summary, isRequired, content }: ActivityInDraft): ActivityForm => ({ title, summary, isRequired, content });

/** One activity: what it is called, what it holds, and what it still lacks before the course can be published. */
export function ActivityEditor({ draft, activity, onDirty, written, onWritten }: ActivityEditorProps) {
  const { t } = useTranslation('catalog');
  const name = useKindName()(activity.kind);
  const { atField } = useMessages();
  const queries = useQueryClient();
  const form = useZodForm(ActivityForm, formOf(activity));
  const { isDirty, isSubmitting, errors } = useFormState({ control: form.control });
  const [title, summary] = useWatch({ control: form.control, name: ['title', 'summary'] });
  const { field } = useController({ control: form.control, name: 'content' });
  useTellActivity(activity.id, field.value);
  const { queryKey } = draftQuery(draft.id);
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  const inDraft = (there: CourseDraft | undefined) => there?.activities.find(({ id }) => id === activity.id);
  const { submit, isSaved, conflict } = useVersionedSave({
    form,
    held: formOf(activity),
    version: draft.version,
    send: (values, version) => writeActivity({ courseId: draft.id, activityId: activity.id, version }, values),
    readAgain: async () => {
      const there = await queries.query({ ...draftQuery(draft.id), staleTime: 0 });
      const mine = inDraft(there);
      return mine && { values: formOf(mine), version: there.version };
    },
    onSaved: (kept, values) => {
      queries.setQueryData(queryKey, kept);
      const mine = inDraft(kept);
      form.reset(mine ? formOf(mine) : values);
    },
    outer: 'activity',
  });
  const errorAt = (path: string) => {
    const code = codeAt(errors, `content.${path}`);
    return code === undefined ? undefined : atField(code);
  };
  const isDisabled = !draft.can.save;
  return (
    <form className={writing.form} onSubmit={(event) => void submit(event)} noValidate aria-label={name}>
      <h2 className="visually-hidden">{name}</h2>
      <Missing codes={activity.missing} isStale={isDirty} />
      <Languages texts={[title, summary, ...textsIn(field.value)]} begin={written} onWritten={onWritten}>
        <div className={writing.stack}>
          <TextField form={form} name="title" label={t('field.title')} limit={120} />
          <TextField form={form} name="summary" label={t('field.summary')} limit={240} rows={2} />
          <SwitchField form={form} name="isRequired" label={t('field.isRequired')} hint={t('hint.isRequired')} isDisabled={isDisabled} />
          {questionsOf(activity).length > 0 ? (
            <LinkButton href={`/courses/${draft.id}/translate/${activity.id}`} variant="default">
              {t('translate.open')}
            </LinkButton>
          ) : null}
          <ActivityKindEditor
            value={field.value}
            onChange={(change) => field.onChange(change(form.getValues('content')))}
            errorAt={errorAt}
            isDisabled={isDisabled}
          />
        </div>
      </Languages>
      <FormRefusal form={form} />
      <SaveBar form={form} isSaved={isSaved} maySave={draft.can.save} />
      <DirtyGuard isDirty={isDirty && !isSubmitting} />
      <VersionConflict conflict={conflict} nameOf={(field) => t(`field.${field}`, { defaultValue: name })} />
    </form>
  );
}

/** The code at a path of the form's errors, or at the first part below it, as a language of a text. */
function codeAt(errors: object, path: string): string | undefined {
  const found: unknown = get(errors, path);
  if (typeof found !== 'object' || found === null) return undefined;
  if ('message' in found && typeof found.message === 'string') return found.message;
  const inner: unknown = Object.values(found)[0];
  return typeof inner === 'object' && inner !== null && 'message' in inner && typeof inner.message === 'string' ? inner.message : undefined;
}
