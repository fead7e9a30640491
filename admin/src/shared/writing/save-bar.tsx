import { Button } from '@vitrine/ui';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import classes from './writing.module.css';

type SaveBarProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  isSaved: boolean;
  maySave?: boolean;
  /** Something else is on its way that makes the next version. */
  isBusy?: boolean;
};

/** Saving is a decision: it stays in sight while there is something to save. */
export function SaveBar<Values extends FieldValues, Output>({
  form,
  isSaved,
  maySave = true,
  isBusy = false,
}: SaveBarProps<Values, Output>) {
  const { t } = useTranslation('resource');
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  if (!maySave) return null;
  return (
    <footer className={classes.saveBar}>
      <span role="status">{isDirty ? t('dirty.mark') : isSaved ? t('saved') : null}</span>
      <Button variant="default" disabled={!isDirty || isSubmitting} onClick={() => form.reset()}>
        {t('discard')}
      </Button>
      <Button type="submit" loading={isSubmitting || isBusy} disabled={!isDirty}>
        {t('save')}
      </Button>
    </footer>
  );
}
