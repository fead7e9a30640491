import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { surveyKinds } from '@vitrine/domain/surveys';
import { Dialog } from '@vitrine/ui';
import { Field, FormRefusal, showRefusal, useZodForm } from '@vitrine/ui/forms';
import { matchLocale } from '@vitrine/ui/words';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { DialogFoot } from '../../shared/dialog-foot.tsx';
import { ChoiceField } from '../../shared/fields/index.ts';
import { listKey } from '../../shared/resource/index.ts';
import { beginSurvey } from './api.ts';
import classes from './surveys.module.css';
import { surveys } from './surveys.tsx';

const NewSurvey = z.object({ title: z.string().trim().min(1, 'required').max(120, 'text_too_long'), kind: z.enum(surveyKinds) });

/** A survey begins with its title and its kind, which stays; everything else is written in the editor. */
export function NewSurveyDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t, i18n } = useTranslation('surveys');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useZodForm(NewSurvey, { title: '', kind: 'survey' });
  const { isSubmitting } = useFormState({ control: form.control });
  const submit = form.handleSubmit(async ({ title, kind }) => {
    try {
      const { id } = await beginSurvey({ kind, title: { [matchLocale(i18n.language)]: title } });
      await queries.invalidateQueries({ queryKey: listKey(surveys) });
      form.reset();
      void navigate({ to: `/surveys/${id}` });
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('list.create')}>
      <form className={classes.stack} onSubmit={(event) => void submit(event)} noValidate aria-label={t('list.create')}>
        <Field form={form} name="title" label={t('list.field.title')} />
        <ChoiceField
          form={form}
          name="kind"
          label={t('list.field.kind')}
          hint={t('new_hint')}
          choices={surveyKinds.map((value) => ({ value, label: t(`list.choice.kind.${value}`) }))}
        />
        <FormRefusal form={form} />
        <DialogFoot onClose={onClose} type="submit" loading={isSubmitting}>
          {t('begin')}
        </DialogFoot>
      </form>
    </Dialog>
  );
}
