import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Failed, Loading } from '@vitrine/ui';
import { FormRefusal, useZodForm } from '@vitrine/ui/forms';
import { useId, type ReactNode } from 'react';
import { FormProvider, useFormState, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { Choice } from '../fields/index.ts';
import { FilesProvider } from '../files/index.ts';
import { DirtyGuard } from './dirty-guard.tsx';
import { useFieldWords } from './field-words.ts';
import { Pane } from './pane.tsx';
import classes from './resource.module.css';
import type { Listed, Opened, Resource } from './resource.ts';
import { Sections } from './sections.tsx';
import { listKey, oneKey } from './use-list.ts';
import { useVersionedSave } from './use-versioned-save.ts';
import { VersionConflict } from './version-conflict.tsx';

type EditPaneProps<Row extends Listed, Values extends FieldValues> = {
  resource: Resource<Row, Values>;
  id: string;
  choices: Record<string, readonly Choice[]>;
  titleOf: (values: Values) => string;
  /** What else may be done to it: buttons above the form. */
  actions?: (opened: Opened<Values>, id: string) => ReactNode;
};

/** One row as it is edited; loading, failure and a lost version have their own faces. */
export function EditPane<Row extends Listed, Values extends FieldValues>(props: EditPaneProps<Row, Values>) {
  const { resource, id } = props;
  const { say, t } = useFieldWords(resource);
  const opened = useQuery({
    queryKey: oneKey(resource, id),
    queryFn: () => (resource.read ? resource.read(id) : Promise.reject(new Error(`${resource.name} cannot be opened`))),
    refetchOnWindowFocus: false, // a form that reloads under the fingers loses what was typed
  });
  if (opened.isPending) {
    return (
      <Pane title={t('resource:opening')}>
        <Loading shape="form" rows={6} />
      </Pane>
    );
  }
  if (opened.isError) {
    return (
      <Pane title={say('title')}>
        <Failed error={opened.error} onRetry={() => void opened.refetch()} />
      </Pane>
    );
  }
  const readAgain = async () => (await opened.refetch()).data;
  return <EditForm key={id} {...props} opened={opened.data} readAgain={readAgain} />;
}

type EditFormProps<Row extends Listed, Values extends FieldValues> = EditPaneProps<Row, Values> & {
  opened: Opened<Values>;
  readAgain: () => Promise<Opened<Values> | undefined>;
};

function EditForm<Row extends Listed, Values extends FieldValues>({
  resource,
  id,
  choices,
  titleOf,
  actions,
  opened,
  readAgain,
}: EditFormProps<Row, Values>) {
  const { say, label, choice, t } = useFieldWords(resource);
  const formId = useId();
  const queries = useQueryClient();
  const form = useZodForm(resource.form, opened.values as DefaultValues<Values>); // oxlint-disable-line typescript/no-unsafe-type-assertion -- whole values are defaults too
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const mayEdit = opened.can['save'] === true && resource.save !== undefined;
  const { submit, isSaved, conflict } = useVersionedSave({
    form,
    held: opened.values,
    version: opened.version,
    send: (values, version, changed) =>
      resource.save ? resource.save(id, version, values, changed) : Promise.reject(new Error('cannot be saved')),
    readAgain,
    onSaved: (kept) => {
      queries.setQueryData(oneKey(resource, id), kept);
      void queries.invalidateQueries({ queryKey: listKey(resource) });
      form.reset(kept.values);
    },
    outer: resource.inner ?? resource.name,
  });
  const wordOf = (key: string, value: unknown) => {
    const field = resource.fields.find((one) => one.key === key);
    const named = choices[key]?.find((one) => one.value === value)?.label;
    return named ?? (field && typeof value === 'string' && field.options.includes(value) ? choice(field, value) : undefined);
  };
  return (
    <Pane
      title={titleOf(opened.values)}
      foot={
        mayEdit ? (
          <>
            <span role="status" className={classes.hint}>
              {isDirty ? t('resource:dirty.mark') : isSaved ? t('resource:saved') : null}
            </span>
            <Button variant="default" disabled={!isDirty || isSubmitting} onClick={() => form.reset()}>
              {t('resource:discard')}
            </Button>
            <Button type="submit" form={formId} loading={isSubmitting} disabled={!isDirty}>
              {t('resource:save')}
            </Button>
          </>
        ) : null
      }
    >
      {actions?.(opened, id)}
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate aria-label={say('edit')}>
        <FilesProvider files={opened.files ?? []}>
          {resource.hint && mayEdit ? (
            <FormProvider {...form}>
              <resource.hint id={id} />
            </FormProvider>
          ) : null}
          <Sections form={form} fields={resource.fields} words={resource} choices={choices} isDisabled={!mayEdit} can={opened.can} />
        </FilesProvider>
        <FormRefusal form={form} />
      </form>
      <DirtyGuard isDirty={isDirty && !isSubmitting} />
      <VersionConflict conflict={conflict} nameOf={label} wordOf={wordOf} />
    </Pane>
  );
}
