import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { judgeSlug, pageKinds } from '@vitrine/domain/pages';
import { Dialog } from '@vitrine/ui';
import { Field, FormRefusal, showRefusal, useZodForm } from '@vitrine/ui/forms';
import { matchLocale } from '@vitrine/ui/words';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { ChoiceField } from '../../shared/fields/index.ts';
import { listKey } from '../../shared/resource/index.ts';
import { beginPage } from './api.ts';
import classes from './pages.module.css';
import { pages } from './pages.tsx';

const NewPage = z
  .object({ kind: z.enum(pageKinds), title: z.string().trim().min(1, 'required').max(120, 'text_too_long'), slug: z.string().trim() })
  .superRefine(({ kind, slug }, context) => {
    const fault = kind === 'hotsite' ? undefined : judgeSlug(slug);
    if (fault !== undefined) context.addIssue({ code: 'custom', path: ['slug'], message: fault });
  });

/** A page begins with its title, in the author's language, and its address; everything else is written in the editor. */
export function NewPageDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t, i18n } = useTranslation('pages');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useZodForm(NewPage, { kind: 'page', title: '', slug: '' });
  const kind = useWatch({ control: form.control, name: 'kind' });
  const { isSubmitting } = useFormState({ control: form.control });
  const submit = form.handleSubmit(async ({ title, ...page }) => {
    try {
      const { id } = await beginPage({ ...page, title: { [matchLocale(i18n.language)]: title } });
      await queries.invalidateQueries({ queryKey: listKey(pages) });
      form.reset();
      void navigate({ to: `/pages/${id}` });
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('pages.create')}>
      <form className={classes.stack} onSubmit={(event) => void submit(event)} noValidate aria-label={t('pages.create')}>
        <ChoiceField
          form={form}
          name="kind"
          label={t('pages.field.kind')}
          choices={pageKinds.map((value) => ({ value, label: t(`pages.choice.kind.${value}`) }))}
        />
        <Field form={form} name="title" label={t('pages.field.title')} />
        {kind === 'page' ? <Field form={form} name="slug" label={t('pages.field.slug')} hint={t('pages.hint.slug')} /> : null}
        <FormRefusal form={form} />
        <DialogFoot onClose={onClose} type="submit" loading={isSubmitting}>
          {t('begin')}
        </DialogFoot>
      </form>
    </Dialog>
  );
}
