import { useQueryClient } from '@tanstack/react-query';
import { Button, LinkButton, showToast } from '@vitrine/ui';
import { FormRefusal, showRefusal, useZodForm } from '@vitrine/ui/forms';
import { useId, useState, type ComponentType } from 'react';
import { FormProvider, useFormState } from 'react-hook-form';
import type { Choice } from '../fields/index.ts';
import { FilesProvider } from '../files/index.ts';
import { DirtyGuard } from './dirty-guard.tsx';
import { useFieldWords } from './field-words.ts';
import { Pane } from './pane.tsx';
import type { Creation, HintProps } from './resource.ts';
import { Sections } from './sections.tsx';
import { listKey } from './use-list.ts';

type CreatePaneProps = {
  resource: { room: string; name: string; hint?: ComponentType<HintProps> };
  creation: Creation;
  choices: Record<string, readonly Choice[]>;
  closeHref: string;
  onCreated: (id: string) => void;
};

/** A new row: the form of the schema, empty; it opens as soon as it exists. */
export function CreatePane({ resource, creation, choices, closeHref, onCreated }: CreatePaneProps) {
  const { t, say } = useFieldWords(resource);
  const id = useId();
  const queries = useQueryClient();
  const form = useZodForm(creation.form, creation.empty);
  // A field that measures its file may still write into the form after it was stored: the page leaves without a question all the same.
  const [isStored, setStored] = useState(false);
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState({ control: form.control });
  const submit = form.handleSubmit(async (values) => {
    try {
      const created = await creation.send(values);
      setStored(true);
      form.reset(values);
      await queries.invalidateQueries({ queryKey: listKey(resource) });
      showToast({ text: say('created') });
      onCreated(created.id);
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Pane
      title={say('create')}
      foot={
        <>
          <LinkButton href={closeHref} variant="default">
            {t('resource:cancel')}
          </LinkButton>
          <Button type="submit" form={id} loading={isSubmitting}>
            {say('create')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void submit(event)} noValidate aria-label={say('create')}>
        <FilesProvider files={[]}>
          {resource.hint ? (
            <FormProvider {...form}>
              <resource.hint />
            </FormProvider>
          ) : null}
          <Sections form={form} fields={creation.fields} words={resource} choices={choices} />
        </FilesProvider>
        <FormRefusal form={form} />
      </form>
      <DirtyGuard isDirty={isDirty && !isStored && !isSubmitting && !isSubmitSuccessful} />
    </Pane>
  );
}
