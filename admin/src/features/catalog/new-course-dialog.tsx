import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Dialog } from '@vitrine/ui';
import { Field, FormRefusal, showRefusal, useZodForm } from '@vitrine/ui/forms';
import { matchLocale } from '@vitrine/ui/words';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { z } from 'zod';
import { listKey, unwrapFields } from '../../shared/resource/index.ts';
import { beginCourse } from './api.ts';
import classes from './catalog.module.css';
import { courses } from './courses.tsx';

const NewCourse = z.object({ title: z.string().trim().min(1, 'required').max(120, 'text_too_long') });

/** A course begins with its title, in the author's language; everything else is written in the editor. */
export function NewCourseDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t, i18n } = useTranslation('catalog');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useZodForm(NewCourse, { title: '' });
  const { isSubmitting } = useFormState({ control: form.control });
  const submit = form.handleSubmit(async ({ title }) => {
    try {
      const { id } = await beginCourse({ ...empty, tagIds: [], fileIds: [], title: { [matchLocale(i18n.language)]: title } });
      await queries.invalidateQueries({ queryKey: listKey(courses) });
      form.reset();
      void navigate({ to: `/courses/${id}` });
    } catch (error) {
      showRefusal(form, unwrapFields(error, 'course'));
    }
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('courses.create')}>
      <form className={classes.stack} onSubmit={(event) => void submit(event)} noValidate aria-label={t('courses.create')}>
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
  workloadMinutes: 15,
  prerequisiteCourseId: null,
  isSequential: false,
  block_activities_menu: false,
} as const;
