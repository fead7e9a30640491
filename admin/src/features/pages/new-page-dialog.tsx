import { judgeSlug, pageKinds } from '@vitrine/domain/pages';
import { Field, useZodForm } from '@vitrine/ui/forms';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ChoiceField } from '../../shared/fields/index.ts';
import { newTitle, NewThingDialog } from '../../shared/writing/index.ts';
import { beginPage } from './api.ts';
import { pages } from './pages.tsx';

const NewPage = z
  .object({ kind: z.enum(pageKinds), title: newTitle(120), slug: z.string().trim() })
  .superRefine(({ kind, slug }, context) => {
    const fault = kind === 'hotsite' ? undefined : judgeSlug(slug);
    if (fault !== undefined) context.addIssue({ code: 'custom', path: ['slug'], message: fault });
  });

/** A page begins with its kind, its title and its address. */
export function NewPageDialog(props: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('pages');
  const form = useZodForm(NewPage, { kind: 'page', title: '', slug: '' });
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <NewThingDialog {...props} form={form} title={t('pages.create')} list={pages} path="/pages" begin={beginPage}>
      <ChoiceField
        form={form}
        name="kind"
        label={t('pages.field.kind')}
        choices={pageKinds.map((value) => ({ value, label: t(`pages.choice.kind.${value}`) }))}
      />
      <Field form={form} name="title" label={t('pages.field.title')} />
      {kind === 'page' ? <Field form={form} name="slug" label={t('pages.field.slug')} hint={t('pages.hint.slug')} /> : null}
    </NewThingDialog>
  );
}
