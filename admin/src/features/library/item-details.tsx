import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ItemForm, type ItemDetail } from '@vitrine/contract/library';
import { FormRefusal, SwitchField, useZodForm } from '@vitrine/ui/forms';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceField, ChoicesField, Languages, TextField } from '../../shared/fields/index.ts';
import { DirtyGuard, listKey, useVersionedSave, VersionConflict } from '../../shared/resource/index.ts';
import { SaveBar, writing } from '../../shared/writing/index.ts';
import { categoryChoicesQuery, foldersQuery, itemQuery, listsQuery, writeItem } from './api.ts';
import { AudienceFields } from './audience-fields.tsx';
import { folderChoices } from './folder-tree.ts';
import { items } from './library.tsx';
import classes from './library.module.css';

/** What a file says about itself, where it stands, and whom it is for. */
export function ItemDetails({ item }: { item: ItemDetail }) {
  const { t } = useTranslation('library');
  const queries = useQueryClient();
  const form = useZodForm(ItemForm, item.item);
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const texts = useWatch({ control: form.control, name: ['title', 'description'] });
  const { data: lists } = useQuery(listsQuery);
  const { data: tree } = useQuery(foldersQuery);
  const { data: categories } = useQuery(categoryChoicesQuery);
  const tags = (lists?.tags ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isDisabled = !item.can.save;
  const { submit, isSaved, conflict } = useVersionedSave({
    form,
    held: item.item,
    version: item.version,
    send: (_, version, changed) => writeItem({ itemId: item.id, version }, changed),
    readAgain: async () => {
      const there = await queries.query({ ...itemQuery(item.id), staleTime: 0 });
      return { values: there.item, version: there.version };
    },
    onSaved: (kept) => {
      queries.setQueryData(itemQuery(item.id).queryKey, kept);
      for (const queryKey of [listKey(items), foldersQuery.queryKey, ['library', 'readers', item.id]])
        void queries.invalidateQueries({ queryKey });
      form.reset(kept.item);
    },
    outer: 'item',
  });
  return (
    <form className={classes.stack} onSubmit={(event) => void submit(event)} noValidate aria-label={t('details')}>
      <Languages texts={texts}>
        <div className={classes.stack}>
          <TextField form={form} name="title" label={t('field.title')} limit={160} isDisabled={isDisabled} />
          <TextField form={form} name="description" label={t('field.description')} limit={1_000} rows={3} isDisabled={isDisabled} />
        </div>
      </Languages>
      <div className={writing.pairs}>
        <ChoiceField
          form={form}
          name="folderId"
          label={t('field.folderId')}
          choices={folderChoices(tree?.folders ?? [])}
          isDisabled={isDisabled}
        />
        <ChoiceField
          form={form}
          name="categoryId"
          label={t('field.categoryId')}
          none={t('no_category')}
          choices={(categories?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          isDisabled={isDisabled}
        />
      </div>
      {tags.length > 0 ? <ChoicesField form={form} name="tagIds" label={t('field.tagIds')} choices={tags} isDisabled={isDisabled} /> : null}
      <SwitchField form={form} name="isMustRead" label={t('field.isMustRead')} hint={t('hint.isMustRead')} isDisabled={isDisabled} />
      <AudienceFields form={form} names={['audience.groupIds', 'audience.areaIds', 'audience.tagIds']} isDisabled={isDisabled} />
      <FormRefusal form={form} />
      <SaveBar form={form} isSaved={isSaved} maySave={item.can.save} />
      <DirtyGuard isDirty={isDirty && !isSubmitting} />
      <VersionConflict conflict={conflict} nameOf={(field) => t(`field.${field}`)} />
    </form>
  );
}
