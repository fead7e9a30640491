import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Dialog } from '@vitrine/ui';
import { Field, FormRefusal, showRefusal, useZodForm } from '@vitrine/ui/forms';
import { matchLocale } from '@vitrine/ui/words';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { listKey } from '../../shared/resource/index.ts';
import { beginNews } from './api.ts';
import classes from './news.module.css';
import { news } from './news.tsx';

const NewNews = z.object({ title: z.string().trim().min(1, 'required').max(160, 'text_too_long') });

/** A piece of news begins with its title, in the author's language; everything else is written in the editor. */
export function NewNewsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t, i18n } = useTranslation('news');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useZodForm(NewNews, { title: '' });
  const { isSubmitting } = useFormState({ control: form.control });
  const submit = form.handleSubmit(async ({ title }) => {
    try {
      const { id } = await beginNews({ [matchLocale(i18n.language)]: title });
      await queries.invalidateQueries({ queryKey: listKey(news) });
      form.reset();
      void navigate({ to: `/news/${id}` });
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('news.create')}>
      <form className={classes.stack} onSubmit={(event) => void submit(event)} noValidate aria-label={t('news.create')}>
        <Field form={form} name="title" label={t('field.title')} hint={t('new_hint')} />
        <FormRefusal form={form} />
        <DialogFoot onClose={onClose} type="submit" loading={isSubmitting}>
          {t('begin')}
        </DialogFoot>
      </form>
    </Dialog>
  );
}
