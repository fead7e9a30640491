import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LoginConfigurationDraft } from '@vitrine/contract/tenancy';
import type { Locale } from '@vitrine/domain/kernel';
import type { RegistrationVariant } from '@vitrine/domain/tenancy';
import { ConsolePanes, Failed, Loading } from '@vitrine/ui';
import { useZodForm } from '@vitrine/ui/forms';
import { matchLocale } from '@vitrine/ui/words';
import { useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FilesProvider } from '../../shared/files/index.ts';
import { DirtyGuard, useVersionedSave, VersionConflict } from '../../shared/resource/index.ts';
import { loginConfigurationQuery, writeLoginConfiguration } from './api.ts';
import { EditorForm } from './editor-form.tsx';
import { EditorHeader } from './editor-header.tsx';
import { LoginFields } from './login-fields.tsx';
import { LoginLook } from './login-look.tsx';

/** The screen through which everybody comes in, as it is edited; what it will look like stands beside it (LOG-02, ADM-03). */
export function LoginConfigurationScreen() {
  const opened = useQuery(loginConfigurationQuery);
  if (opened.isPending) return <Loading shape="form" rows={6} />;
  if (opened.isError) return <Failed error={opened.error} onRetry={() => void opened.refetch()} />;
  const { configuration, version, files } = opened.data;
  const readAgain = async () => {
    const { data } = await opened.refetch();
    return data && { values: data.configuration, version: data.version };
  };
  return (
    <FilesProvider files={files}>
      <LoginEditor configuration={configuration} version={version} readAgain={readAgain} />
    </FilesProvider>
  );
}

type LoginEditorProps = {
  configuration: LoginConfigurationDraft;
  version: number;
  readAgain: () => Promise<{ values: LoginConfigurationDraft; version: number } | undefined>;
};

function LoginEditor({ configuration, version, readAgain }: LoginEditorProps) {
  const { t, i18n } = useTranslation('tenancy');
  const formId = useId();
  const queries = useQueryClient();
  const [isLookOpen, showLook] = useState(false);
  const [written, setWritten] = useState<Locale>(matchLocale(i18n.language));
  const [variant, setVariant] = useState<RegistrationVariant>('register');
  const form = useZodForm(LoginConfigurationDraft, configuration);
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const { submit, isSaved, conflict } = useVersionedSave({
    form,
    held: configuration,
    version,
    send: (_, over, changed) => writeLoginConfiguration(over, changed),
    readAgain,
    onSaved: (kept) => {
      queries.setQueryData(loginConfigurationQuery.queryKey, kept);
      form.reset(kept.configuration);
    },
    outer: 'configuration',
  });
  return (
    <>
      <ConsolePanes
        inspectorWidth={640}
        isInspectorOpen={isLookOpen}
        {...(isLookOpen ? { onCloseInspector: () => showLook(false) } : {})}
        header={
          <EditorHeader
            title={t('login.title')}
            formId={formId}
            isDirty={isDirty}
            saved={isSaved ? t('login.saved') : undefined}
            isSaving={isSubmitting}
            maySave
            onDiscard={() => form.reset()}
            onPreview={() => showLook(true)}
          />
        }
        detail={
          <EditorForm id={formId} label={t('login.title')} form={form} onSubmit={submit}>
            <LoginFields form={form} variant={variant} onVariant={setVariant} onWritten={setWritten} />
          </EditorForm>
        }
        inspector={<LoginLook form={form} variant={variant} locale={written} />}
      />
      <DirtyGuard isDirty={isDirty && !isSubmitting} />
      <VersionConflict
        conflict={conflict}
        nameOf={(field) => t([`login.field.${field}`, `colours.${field}`], { defaultValue: t('login.title') })}
      />
    </>
  );
}
