import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Text } from '@vitrine/domain/kernel';
import { Dialog } from '@vitrine/ui';
import { Field, FormRefusal, showRefusal, useZodForm } from '@vitrine/ui/forms';
import { matchLocale } from '@vitrine/ui/words';
import type { ReactNode } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { DialogFoot } from '../dialog-foot.tsx';
import { listKey, unwrapFields } from '../resource/index.ts';
import classes from './writing.module.css';

type Begun = Promise<{ id: string }>;
type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** What is begun: the head of the dialog, and the name of its form. */
  title: string;
  list: { room: string; name: string };
  /** Where things of this list are opened, without a slash at the end. */
  path: string;
  /** The part of the request that holds the thing; refusals name it. */
  outer?: string;
};

/** A title as a thing begins with it. */
export const newTitle = (limit: number) => z.string().trim().min(1, 'required').max(limit, 'text_too_long');

type NewThingDialogProps<Values extends FieldValues, Output extends { title: string }> = DialogProps & {
  form: UseFormReturn<Values, unknown, Output>;
  begin: (values: Omit<Output, 'title'> & { title: Text }) => Begun;
  children: ReactNode;
};

/** A thing begins with its title, in the author's language, and what can never change; everything else is written on its own screen. */
export function NewThingDialog<Values extends FieldValues, Output extends { title: string }>(props: NewThingDialogProps<Values, Output>) {
  const { isOpen, onClose, title, list, path, outer = '', form, begin, children } = props;
  const { t, i18n } = useTranslation('resource');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { isSubmitting } = useFormState({ control: form.control });
  const submit = form.handleSubmit(async (values) => {
    try {
      const { id } = await begin({ ...values, title: { [matchLocale(i18n.language)]: values.title } });
      await queries.invalidateQueries({ queryKey: listKey(list) });
      form.reset();
      void navigate({ to: `${path}/${id}` });
    } catch (error) {
      showRefusal(form, unwrapFields(error, outer));
    }
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <form className={classes.stack} onSubmit={(event) => void submit(event)} noValidate aria-label={title}>
        {children}
        <FormRefusal form={form} />
        <DialogFoot onClose={onClose} type="submit" loading={isSubmitting}>
          {t('begin')}
        </DialogFoot>
      </form>
    </Dialog>
  );
}

type NewTitledDialogProps = DialogProps & { label: string; hint: string; limit: number; begin: (title: Text) => Begun };

/** The same for what needs nothing but its title. */
export function NewTitledDialog({ label, hint, limit, begin, ...dialog }: NewTitledDialogProps) {
  const form = useZodForm(z.object({ title: newTitle(limit) }), { title: '' });
  return (
    <NewThingDialog {...dialog} form={form} begin={({ title }) => begin(title)}>
      <Field form={form} name="title" label={label} hint={hint} />
    </NewThingDialog>
  );
}
