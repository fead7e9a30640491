import { surveyKinds } from '@vitrine/domain/surveys';
import { Field, useZodForm } from '@vitrine/ui/forms';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { ChoiceField } from '../../shared/fields/index.ts';
import { newTitle, NewThingDialog } from '../../shared/writing/index.ts';
import { beginSurvey } from './api.ts';
import { surveys } from './surveys.tsx';

const NewSurvey = z.object({ title: newTitle(120), kind: z.enum(surveyKinds) });

/** A survey begins with its title and its kind, which stays. */
export function NewSurveyDialog(props: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('surveys');
  const form = useZodForm(NewSurvey, { title: '', kind: 'survey' });
  return (
    <NewThingDialog {...props} form={form} title={t('list.create')} list={surveys} path="/surveys" begin={beginSurvey}>
      <Field form={form} name="title" label={t('list.field.title')} />
      <ChoiceField
        form={form}
        name="kind"
        label={t('list.field.kind')}
        hint={t('new_hint')}
        choices={surveyKinds.map((value) => ({ value, label: t(`list.choice.kind.${value}`) }))}
      />
    </NewThingDialog>
  );
}
