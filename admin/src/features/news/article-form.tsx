import { useQuery } from '@tanstack/react-query';
import type { NewsDraft, NewsForm } from '@vitrine/contract/news';
import { newsBlockKinds, textsInBlocks } from '@vitrine/domain/kernel';
import { FormRefusal, SwitchField } from '@vitrine/ui/forms';
import type { Locale } from '@vitrine/ui/words';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BlocksEditor } from '../../shared/blocks/index.ts';
import {
  audienceChoices,
  ChoiceField,
  ChoicesField,
  InstantField,
  Languages,
  TextField,
  useFieldSentence,
} from '../../shared/fields/index.ts';
import { FileField } from '../../shared/files/index.ts';
import { DirtyGuard, VersionConflict, type useVersionedSave } from '../../shared/resource/index.ts';
import { SaveBar, writing } from '../../shared/writing/index.ts';
import { categoryChoicesQuery, listsQuery } from './api.ts';
import classes from './news.module.css';

export type WrittenForm = UseFormReturn<NewsForm, unknown, NewsForm>;
type ArticleFormProps = {
  form: WrittenForm;
  draft: NewsDraft;
  save: ReturnType<typeof useVersionedSave>;
  isDirty: boolean;
  isSaving: boolean;
  onWritten: (locale: Locale) => void;
};

/** What a piece of news says in each language, and when and for whom it is shown. */
export function ArticleForm({ form, draft, save, isDirty, isSaving, onWritten }: ArticleFormProps) {
  const { t } = useTranslation('news');
  const [title, lead, coverAlt, written] = useWatch({ control: form.control, name: ['title', 'lead', 'coverAlt', 'blocks'] });
  const { field: blocks } = useController({ control: form.control, name: 'blocks' });
  const { field: cover } = useController({ control: form.control, name: 'coverFileId' });
  const blocksError = useFieldSentence(form.control, 'blocks');
  const coverError = useFieldSentence(form.control, 'coverFileId');
  const isDisabled = !draft.can.save;
  return (
    <form className={writing.form} onSubmit={(event) => void save.submit(event)} noValidate aria-label={t('details')}>
      <Languages texts={[title, lead, coverAlt, ...textsInBlocks(written)]} onWritten={onWritten}>
        <div className={writing.stack}>
          <TextField form={form} name="title" label={t('field.title')} limit={160} isDisabled={isDisabled} />
          <TextField form={form} name="lead" label={t('field.lead')} hint={t('hint.lead')} limit={400} rows={2} isDisabled={isDisabled} />
          <FileField
            purpose="image"
            label={t('field.coverFileId')}
            hint={t('hint.coverFileId')}
            value={cover.value}
            onChange={cover.onChange}
            error={coverError}
          />
          {cover.value === null ? null : (
            <TextField form={form} name="coverAlt" label={t('field.coverAlt')} limit={300} isDisabled={isDisabled} />
          )}
          <BlocksEditor
            kinds={newsBlockKinds}
            value={blocks.value}
            onChange={blocks.onChange}
            error={blocksError}
            isDisabled={isDisabled}
          />
        </div>
      </Languages>
      <Settings form={form} isDisabled={isDisabled} />
      <FormRefusal form={form} />
      <SaveBar form={form} isSaved={save.isSaved} maySave={draft.can.save} />
      <DirtyGuard isDirty={isDirty && !isSaving} />
      <VersionConflict conflict={save.conflict} nameOf={(field) => t(`compare.${field}`, { defaultValue: t('details') })} />
    </form>
  );
}

/** Everything that is the same in all languages; it holds from the next publication on. */
function Settings({ form, isDisabled }: { form: WrittenForm; isDisabled: boolean }) {
  const { t } = useTranslation('news');
  const { groupIds, areaIds, tagIds } = audienceChoices(useQuery(listsQuery).data);
  const { data: categories } = useQuery(categoryChoicesQuery);
  const shared = { form, isDisabled };
  const audiences = [
    ['audience.groupIds', groupIds],
    ['audience.areaIds', areaIds],
    ['audience.tagIds', tagIds],
  ] as const;
  return (
    <>
      <fieldset className={classes.part}>
        <legend>{t('section.time')}</legend>
        <div className={writing.pairs}>
          <InstantField {...shared} name="visibleFrom" label={t('field.visibleFrom')} hint={t('hint.visibleFrom')} />
          <InstantField {...shared} name="visibleTo" label={t('field.visibleTo')} hint={t('hint.visibleTo')} />
          <InstantField {...shared} name="pinnedUntil" label={t('field.pinnedUntil')} hint={t('hint.pinnedUntil')} />
          <ChoiceField
            {...shared}
            name="categoryId"
            label={t('field.categoryId')}
            none={t('no_category')}
            choices={(categories?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
        <SwitchField {...shared} name="isMustRead" label={t('field.isMustRead')} hint={t('hint.isMustRead')} />
        <SwitchField {...shared} name="hasComments" label={t('field.hasComments')} hint={t('hint.hasComments')} />
      </fieldset>
      <fieldset className={classes.part}>
        <legend>{t('section.audience')}</legend>
        <p className={classes.quiet}>{t('hint.audience')}</p>
        {audiences.map(([name, choices]) =>
          choices.length > 0 ? <ChoicesField key={name} {...shared} name={name} label={t(`field.${name}`)} choices={choices} /> : null,
        )}
        {tagIds.length > 0 ? (
          <ChoicesField {...shared} name="tagIds" label={t('field.tagIds')} hint={t('hint.tagIds')} choices={tagIds} />
        ) : null}
      </fieldset>
    </>
  );
}
