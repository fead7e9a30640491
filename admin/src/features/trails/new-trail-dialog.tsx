import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Dialog } from '@vitrine/ui';
import { Field, FormRefusal, showRefusal, useZodForm } from '@vitrine/ui/forms';
import { matchLocale } from '@vitrine/ui/words';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { listKey, unwrapFields } from '../../shared/resource/index.ts';
import { beginTrail } from './api.ts';
import classes from './trails.module.css';
import { trails } from './trails.tsx';

const NewTrail = z.object({ title: z.string().trim().min(1, 'required').max(120, 'text_too_long') });

/** A trail begins with its title, in the author's language; everything else is written in the editor. */
export function NewTrailDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t, i18n } = useTranslation('trails');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useZodForm(NewTrail, { title: '' });
  const { isSubmitting } = useFormState({ control: form.control });
  const submit = form.handleSubmit(async ({ title }) => {
    try {
      const { id } = await beginTrail({ ...empty, tagIds: [], title: { [matchLocale(i18n.language)]: title } });
      await queries.invalidateQueries({ queryKey: listKey(trails) });
      form.reset();
      void navigate({ to: `/trails/${id}` });
    } catch (error) {
      showRefusal(form, unwrapFields(error, 'trail'));
    }
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('trails.create')}>
      <form className={classes.stack} onSubmit={(event) => void submit(event)} noValidate aria-label={t('trails.create')}>
        <Field form={form} name="title" label={t('field.title')} hint={t('new_hint')} />
        <FormRefusal form={form} />
        <DialogFoot onClose={onClose} type="submit" loading={isSubmitting}>
          {t('begin')}
        </DialogFoot>
      </form>
    </Dialog>
  );
}

const empty = {
  summary: {},
  description: {},
  scene: 'fridge',
  imageFileId: null,
  categoryId: null,
  prerequisiteTrailId: null,
  isSequential: true,
} as const;
