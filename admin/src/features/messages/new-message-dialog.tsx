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
import { beginMessage } from './api.ts';
import classes from './messages.module.css';
import { messages } from './messages.tsx';

const NewMessage = z.object({ title: z.string().trim().min(1, 'required').max(120, 'text_too_long') });

/** A message begins with its title; everything else is written on its own screen. */
export function NewMessageDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t, i18n } = useTranslation('messages');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useZodForm(NewMessage, { title: '' });
  const { isSubmitting } = useFormState({ control: form.control });
  const submit = form.handleSubmit(async ({ title }) => {
    try {
      const { id } = await beginMessage({ [matchLocale(i18n.language)]: title });
      await queries.invalidateQueries({ queryKey: listKey(messages) });
      form.reset();
      void navigate({ to: `/messages/${id}` });
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('list.create')}>
      <form className={classes.stack} onSubmit={(event) => void submit(event)} noValidate aria-label={t('list.create')}>
        <Field form={form} name="title" label={t('list.field.title')} hint={t('new_hint')} />
        <FormRefusal form={form} />
        <DialogFoot onClose={onClose} type="submit" loading={isSubmitting}>
          {t('begin')}
        </DialogFoot>
      </form>
    </Dialog>
  );
}
