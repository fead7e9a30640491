import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ClientSettings, flagName } from '@vitrine/contract/tenancy';
import { modules, modulesAtFirst } from '@vitrine/domain/tenancy';
import { ConsolePanes, showToast } from '@vitrine/ui';
import { showRefusal, useZodForm } from '@vitrine/ui/forms';
import { useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FilesProvider } from '../../shared/files/index.ts';
import { DirtyGuard, listKey } from '../../shared/resource/index.ts';
import { makeClient } from './api.ts';
import { ClientFields } from './client-fields.tsx';
import { ClientLook } from './client-look.tsx';
import { clients } from './clients.ts';
import { EditorForm } from './editor-form.tsx';
import { EditorHeader } from './editor-header.tsx';

const flags = Object.fromEntries(modules.map((module) => [flagName(module), modulesAtFirst.includes(module)]));

/** A client that does not exist yet. */
export function NewClientScreen() {
  return (
    <FilesProvider files={[]}>
      <NewClient />
    </FilesProvider>
  );
}

function NewClient() {
  const { t } = useTranslation('tenancy');
  const formId = useId();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isLookOpen, showLook] = useState(false);
  const form = useZodForm(ClientSettings, {
    name: '',
    slug: '',
    program: {},
    home_route: '/home',
    group_training_use_score: false,
    timeZone: 'America/Sao_Paulo',
    colours: null,
    logoFileId: null,
    wideLogoFileId: null,
    languages: null,
    ...flags,
  });
  const { isDirty, isSubmitting, isSubmitSuccessful } = useFormState({ control: form.control });
  const submit = form.handleSubmit(async (client) => {
    try {
      const { id } = await makeClient(client);
      form.reset(client);
      await queries.invalidateQueries({ queryKey: listKey(clients) });
      showToast({ text: t('clients.created') });
      void navigate({ to: `/clients/${id}` });
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <>
      <ConsolePanes
        inspectorWidth={420}
        isInspectorOpen={isLookOpen}
        {...(isLookOpen ? { onCloseInspector: () => showLook(false) } : {})}
        header={
          <EditorHeader
            title={t('clients.create')}
            backHref="/clients"
            formId={formId}
            isDirty={isDirty}
            isSaving={isSubmitting}
            maySave
            onDiscard={() => form.reset()}
            onPreview={() => showLook(true)}
            saveLabel={t('clients.create')}
          />
        }
        detail={
          <EditorForm id={formId} label={t('clients.create')} form={form} onSubmit={submit}>
            <ClientFields form={form} />
          </EditorForm>
        }
        inspector={<ClientLook form={form} />}
      />
      <DirtyGuard isDirty={isDirty && !isSubmitting && !isSubmitSuccessful} />
    </>
  );
}
