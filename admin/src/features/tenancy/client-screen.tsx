import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ClientSettings } from '@vitrine/contract/tenancy';
import { Card, ConsolePanes, Failed, LinkButton, Loading } from '@vitrine/ui';
import { useZodForm } from '@vitrine/ui/forms';
import { useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import { FilesProvider } from '../../shared/files/index.ts';
import { DirtyGuard, listKey, useVersionedSave, VersionConflict } from '../../shared/resource/index.ts';
import { clientQuery, writeClient } from './api.ts';
import { ClientFields } from './client-fields.tsx';
import { ClientLook } from './client-look.tsx';
import { ClientStorageCard } from './client-storage-card.tsx';
import { clients } from './clients.ts';
import { EditorHeader } from './editor-header.tsx';
import { EditorForm } from './editor-form.tsx';
import classes from './tenancy.module.css';

/** One client as it is edited. */
export function ClientScreen() {
  const { clientId = '' } = useParams({ strict: false });
  const opened = useQuery(clientQuery(clientId));
  if (opened.isPending) return <Loading shape="form" rows={6} />;
  if (opened.isError) return <Failed error={opened.error} onRetry={() => void opened.refetch()} />;
  const { client, version, files } = opened.data;
  const readAgain = async () => {
    const { data } = await opened.refetch();
    return data && { values: data.client, version: data.version };
  };
  return (
    <FilesProvider files={files}>
      <ClientEditor key={clientId} clientId={clientId} client={client} version={version} readAgain={readAgain} />
    </FilesProvider>
  );
}

type ClientEditorProps = {
  clientId: string;
  client: ClientSettings;
  version: number;
  readAgain: () => Promise<{ values: ClientSettings; version: number } | undefined>;
};

function ClientEditor({ clientId, client, version, readAgain }: ClientEditorProps) {
  const { t } = useTranslation('tenancy');
  const formId = useId();
  const queries = useQueryClient();
  const maySave = useMay('clients.write');
  const [isLookOpen, showLook] = useState(false);
  const form = useZodForm(ClientSettings, client);
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const { submit, isSaved, conflict } = useVersionedSave({
    form,
    held: client,
    version,
    send: (_, over, changed) => writeClient(clientId, over, changed),
    readAgain,
    onSaved: (kept) => {
      queries.setQueryData(clientQuery(clientId).queryKey, kept);
      void queries.invalidateQueries({ queryKey: listKey(clients) });
      void queries.invalidateQueries({ queryKey: ['identity', 'me'] });
      form.reset(kept.client);
    },
    outer: 'client',
  });
  const nameOf = (field: string) =>
    t(field.startsWith('has_') ? `module.${field.slice(4)}` : `clients.field.${field}`, {
      defaultValue: t(field === 'colours' ? 'clients.field.own_colours' : 'clients.field.own_languages'),
    });
  return (
    <>
      <ConsolePanes
        inspectorWidth={420}
        isInspectorOpen={isLookOpen}
        {...(isLookOpen ? { onCloseInspector: () => showLook(false) } : {})}
        header={
          <EditorHeader
            title={client.name}
            backHref="/clients"
            formId={formId}
            isDirty={isDirty}
            saved={isSaved ? t('resource:saved') : undefined}
            isSaving={isSubmitting}
            maySave={maySave}
            onDiscard={() => form.reset()}
            onPreview={() => showLook(true)}
          />
        }
        detail={
          <>
            <EditorForm id={formId} label={client.name} form={form} onSubmit={submit}>
              <ClientFields form={form} />
              <Card label={t('texts.title')}>
                <h2 className={classes.heading}>{t('texts.title')}</h2>
                <p className={classes.lead}>{t('texts.hint')}</p>
                <LinkButton href={`/clients/${clientId}/texts/about`} variant="default">
                  {t('texts.open')}
                </LinkButton>
              </Card>
            </EditorForm>
            <ClientStorageCard clientId={clientId} />
          </>
        }
        inspector={<ClientLook form={form} />}
      />
      <DirtyGuard isDirty={isDirty && !isSubmitting} />
      <VersionConflict conflict={conflict} nameOf={nameOf} />
    </>
  );
}
