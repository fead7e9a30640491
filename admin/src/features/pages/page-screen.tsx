import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { PageFields, type PageDetail } from '@vitrine/contract/pages';
import type { Locale } from '@vitrine/domain/kernel';
import { textsInBlocks } from '@vitrine/domain/kernel';
import { Card, ConsolePanes, Failed, Loading } from '@vitrine/ui';
import { Field, FormRefusal, useZodForm } from '@vitrine/ui/forms';
import { matchLocale } from '@vitrine/ui/words';
import { useId, useState } from 'react';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BlocksEditor, BlockThings } from '../../shared/blocks/index.ts';
import { audienceChoices, ChoicesField, Languages, TextField, useFieldSentence } from '../../shared/fields/index.ts';
import { FilesProvider } from '../../shared/files/index.ts';
import { DirtyGuard, listKey, useVersionedSave, VersionConflict } from '../../shared/resource/index.ts';
import { blockThings, listsQuery, pageQuery, writePage } from './api.ts';
import { PageHeader } from './page-header.tsx';
import { PageLook } from './page-look.tsx';
import classes from './pages.module.css';
import { pages } from './pages.tsx';

/** One page as it is written, beside what members will read (NAV-11, ADM-01). */
export function PageScreen() {
  const { pageId = '' } = useParams({ strict: false });
  const page = useQuery(pageQuery(pageId));
  if (page.isPending) return <Loading shape="form" rows={6} />;
  if (page.isError) return <Failed error={page.error} onRetry={() => void page.refetch()} />;
  return (
    <FilesProvider files={page.data.files}>
      <BlockThings value={blockThings}>
        <Editor detail={page.data} />
      </BlockThings>
    </FilesProvider>
  );
}

function Editor({ detail }: { detail: PageDetail }) {
  const { t, i18n } = useTranslation('pages');
  const formId = useId();
  const queries = useQueryClient();
  const [isLookOpen, showLook] = useState(false);
  const [written, setWritten] = useState<Locale>(matchLocale(i18n.language));
  const form = useZodForm(PageFields, detail.page);
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const [title, blocks] = useWatch({ control: form.control, name: ['title', 'blocks'] });
  const { field } = useController({ control: form.control, name: 'blocks' });
  const blocksFault = useFieldSentence(form.control, 'blocks');
  const choices = audienceChoices(useQuery(listsQuery).data);
  const { submit, isSaved, conflict } = useVersionedSave({
    form,
    held: detail.page,
    version: detail.version,
    send: (_, version, changed) => writePage({ pageId: detail.id, version }, changed),
    readAgain: async () => {
      const there = await queries.query({ ...pageQuery(detail.id), staleTime: 0 });
      return { values: there.page, version: there.version };
    },
    onSaved: (kept) => {
      queries.setQueryData(pageQuery(detail.id).queryKey, kept);
      void queries.invalidateQueries({ queryKey: listKey(pages) });
      form.reset(kept.page);
    },
    outer: 'page',
  });
  const isDisabled = !detail.can.save;
  const label = t('pages.edit');
  const lists = (['groupIds', 'areaIds', 'tagIds'] as const).filter((name) => choices[name].length > 0);
  return (
    <>
      <ConsolePanes
        inspectorWidth={420}
        isInspectorOpen={isLookOpen}
        {...(isLookOpen ? { onCloseInspector: () => showLook(false) } : {})}
        header={
          <PageHeader
            detail={detail}
            formId={formId}
            isDirty={isDirty}
            isSaved={isSaved}
            isSaving={isSubmitting}
            onDiscard={() => form.reset()}
            onPreview={() => showLook(true)}
          />
        }
        detail={
          <form id={formId} className={classes.form} onSubmit={(event) => void submit(event)} noValidate aria-label={label}>
            <FormRefusal form={form} />
            <Languages texts={[title, ...textsInBlocks(blocks)]} onWritten={setWritten}>
              <div className={classes.stack}>
                <TextField form={form} name="title" label={t('pages.field.title')} limit={120} isDisabled={isDisabled} />
                <BlocksEditor value={field.value} onChange={field.onChange} error={blocksFault} isDisabled={isDisabled} />
              </div>
            </Languages>
            <Card label={t('when')}>
              <h2 className={classes.heading}>{t('when')}</h2>
              <div className={classes.pairs}>
                {detail.kind === 'page' ? (
                  <Field form={form} name="slug" label={t('pages.field.slug')} hint={t('pages.hint.slug')} isDisabled={isDisabled} />
                ) : null}
                <Field form={form} name="visibleFrom" type="date" label={t('banners.field.visibleFrom')} isDisabled={isDisabled} />
                <Field form={form} name="visibleTo" type="date" label={t('banners.field.visibleTo')} isDisabled={isDisabled} />
                {lists.map((name) => (
                  <ChoicesField
                    key={name}
                    form={form}
                    name={name}
                    label={t(`banners.field.${name}`)}
                    choices={choices[name]}
                    isDisabled={isDisabled}
                  />
                ))}
              </div>
            </Card>
          </form>
        }
        inspector={<PageLook title={title} blocks={blocks} locale={written} />}
      />
      <DirtyGuard isDirty={isDirty && !isSubmitting} />
      <VersionConflict conflict={conflict} nameOf={(field) => t(`compare.${field}`, { defaultValue: label })} />
    </>
  );
}
