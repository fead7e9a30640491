import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { LocaleText } from '@vitrine/contract/kernel';
import { InstitutionalDraft, type ClientSettings } from '@vitrine/contract/tenancy';
import type { Locale } from '@vitrine/domain/kernel';
import { institutionalPages, institutionalTextLimit, type InstitutionalPage } from '@vitrine/domain/tenancy';
import { Button, Card, ConsolePanes, Failed, Loading, NotFound } from '@vitrine/ui';
import { useZodForm } from '@vitrine/ui/forms';
import { formatInstant, matchLocale } from '@vitrine/ui/words';
import { useId, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../shared/console-routes.ts';
import { deviceZone } from '../../shared/device/index.ts';
import { Languages, TextField } from '../../shared/fields/index.ts';
import { DirtyGuard, useVersionedSave, VersionConflict } from '../../shared/resource/index.ts';
import { RoomTabs } from '../../shared/room-tabs.tsx';
import { clientQuery, institutionalDraftQuery, writeInstitutionalDraft } from './api.ts';
import { EditorForm } from './editor-form.tsx';
import { EditorHeader } from './editor-header.tsx';
import { InstitutionalVersions } from './institutional-versions.tsx';
import { InstitutionalLook } from './institutional-look.tsx';
import classes from './tenancy.module.css';

/** What a client says about itself, a page at a time, beside what people will read (EXP-03, ADM-03). */
export function InstitutionalScreen() {
  const { clientId = '', page: asked } = useParams({ strict: false });
  const page = institutionalPages.find((one) => one === asked);
  return page === undefined ? (
    <NotFound homeHref={`/clients/${clientId}`} />
  ) : (
    <Opened key={`${clientId} ${page}`} clientId={clientId} page={page} />
  );
}

type Of = { clientId: string; page: InstitutionalPage };

function Opened({ clientId, page }: Of) {
  const opened = useQuery(institutionalDraftQuery(clientId, page));
  const client = useQuery(clientQuery(clientId));
  const failed = [opened, client].find(({ isError }) => isError);
  if (failed) return <Failed error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!opened.data || !client.data) return <Loading shape="form" rows={6} />;
  const readAgain = async () => {
    const { data } = await opened.refetch();
    return data && { values: data.draft, version: data.version };
  };
  return <Editor clientId={clientId} page={page} client={client.data.client} {...opened.data} readAgain={readAgain} />;
}

type EditorProps = Of & {
  client: ClientSettings;
  version: number;
  since: string | null;
  draft: InstitutionalDraft;
  readAgain: () => Promise<{ values: InstitutionalDraft; version: number } | undefined>;
};

function Editor({ clientId, page, client, version, since, draft, readAgain }: EditorProps) {
  const { t, i18n } = useTranslation('tenancy');
  const formId = useId();
  const queries = useQueryClient();
  const maySave = useMay('clients.write');
  const [isLookOpen, showLook] = useState(false);
  const [isHistoryOpen, showVersions] = useState(false);
  const locale = matchLocale(i18n.language);
  const [written, setWritten] = useState<Locale>(locale);
  const form = useZodForm(InstitutionalDraft, draft);
  const text = useWatch({ control: form.control, name: 'text' });
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const { submit, isSaved, conflict } = useVersionedSave({
    form,
    held: draft,
    version,
    send: (_, over, changed) => writeInstitutionalDraft({ clientId, page }, over, changed),
    readAgain,
    onSaved: (kept) => {
      queries.setQueryData(institutionalDraftQuery(clientId, page).queryKey, kept);
      form.reset(kept.draft);
    },
    outer: 'draft',
  });
  const label = t(`texts.page.${page}`);
  /** Into the form, every language of it; published like anything that somebody typed. */
  const take = (earlier: LocaleText) => {
    form.setValue('text', earlier, { shouldDirty: true, shouldValidate: true });
    showVersions(false);
  };
  const hasOwn = Object.values(draft.text).some(Boolean);
  return (
    <>
      <ConsolePanes
        inspectorWidth={440}
        isInspectorOpen={isLookOpen}
        {...(isLookOpen ? { onCloseInspector: () => showLook(false) } : {})}
        header={
          <EditorHeader
            title={t('texts.of', { client: client.name })}
            backHref={`/clients/${clientId}`}
            formId={formId}
            isDirty={isDirty}
            saved={isSaved ? t('texts.saved') : undefined}
            isSaving={isSubmitting}
            maySave={maySave}
            onDiscard={() => form.reset()}
            onPreview={() => showLook(true)}
            saveLabel={t('texts.publish')}
          />
        }
        detail={
          <div className={classes.form}>
            <RoomTabs
              label={t('texts.title')}
              tabs={institutionalPages.map((one) => ({ href: `/clients/${clientId}/texts/${one}`, label: t(`texts.page.${one}`) }))}
            />
            <EditorForm id={formId} label={label} form={form} onSubmit={submit}>
              <Card label={label}>
                <h2 className={classes.heading}>{label}</h2>
                <p className={classes.lead}>
                  {hasOwn && since !== null
                    ? t('texts.edition', { version, since: formatInstant(since, deviceZone(), locale) })
                    : t('texts.not_written')}
                </p>
                {version > 0 ? (
                  <div>
                    <Button variant="default" size="sm" onClick={() => showVersions(true)}>
                      {t('texts.versions.open')}
                    </Button>
                  </div>
                ) : null}
                <Languages texts={[text]} onWritten={setWritten}>
                  <TextField
                    form={form}
                    name="text"
                    label={t('texts.field')}
                    hint={t('texts.signs')}
                    limit={institutionalTextLimit}
                    rows={18}
                    isDisabled={!maySave}
                  />
                </Languages>
              </Card>
            </EditorForm>
          </div>
        }
        inspector={<InstitutionalLook page={page} client={client} text={text} locale={written} />}
      />
      <DirtyGuard isDirty={isDirty && !isSubmitting} />
      <VersionConflict conflict={conflict} nameOf={() => label} />
      {isHistoryOpen ? (
        <InstitutionalVersions
          clientId={clientId}
          page={page}
          newest={version}
          onTake={maySave ? take : undefined}
          onClose={() => showVersions(false)}
        />
      ) : null}
    </>
  );
}
